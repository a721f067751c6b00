import type { PageMonkey } from '../pageState'
import { takeActivations, watchActivations } from './activations'
import { aim, choose, controls } from './controls'
import { closeDatabases, recordedActions, watchDatabases } from './database'
import * as facts from './facts'
import { loseContext, mapPoint, maps } from './maps'
import { settle } from './settle'
import { newTexts } from './texts'

declare global {
  interface Window {
    monkey?: PageMonkey
  }
}

const monkey: PageMonkey = {
  async state(patience) {
    const loading = await settle(patience)
    const recorded = await recordedActions()
    return {
      address: location.pathname + location.search,
      lang: document.documentElement.lang,
      width: innerWidth,
      height: innerHeight,
      headings: facts.headings(),
      ...controls(),
      focus: facts.focusState(),
      maps: maps(),
      sideways: facts.sideways(),
      problems: facts.problems(),
      texts: newTexts(),
      twinIds: facts.twinIds(),
      scrollLocked: facts.scrollLocked(),
      modals: facts.modals(),
      drawerOpen: facts.drawerOpen(),
      loading,
      activations: takeActivations(),
      recorded,
      stored: { ...localStorage },
    }
  },
  aim,
  choose,
  mapPoint,
  loseContext,
  closeDatabases,
}

// The bundle may come twice: with the document, and from a driver that cannot know.
if (!window.monkey) {
  window.monkey = monkey
  watchActivations()
  watchDatabases()
}
