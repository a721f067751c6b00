import type { Control, Target } from '../pageState'
import { aim, controls, find } from './controls'
import { modals, problems } from './facts'
import { settle } from './settle'

/** Where a press goes, and the page's clock right before it. */
interface PressPoint {
  x: number
  y: number
  /** The control, or its label, would get the press. */
  hits: boolean
  /** Milliseconds since 1970, as the browser counts the times of events. */
  nowMs: number
}

/** What a random walk of presses needs of a page; it watches nothing, so that it costs a press nothing. */
interface PagePresses {
  /** Waits until the page is at rest. @returns what still loads after `loadLimitMs` */
  rest(loadLimitMs: number): Promise<string[]>
  state(): {
    path: string
    lang: string
    modes: string[]
    controls: Control[]
    isCovered: boolean
    problems: string[]
  }
  /** Scrolls a control to where it can be pressed and waits for the page to rest. @returns null when it is gone */
  pointOf(target: Target): Promise<PressPoint | null>
}

declare global {
  interface Window {
    presses?: PagePresses
  }
}

const MODES = ['inDemoMode', 'inDealerMode', 'inEssentialsMode', 'inGameMode']

window.presses = {
  rest: (loadLimitMs) => settle({ patient: true, loadLimitMs }),
  state: () => ({
    path: location.pathname,
    lang: document.documentElement.lang,
    modes: MODES.filter((key) => localStorage.getItem(key) === 'true'),
    controls: controls().controls,
    isCovered: modals().length > 0,
    problems: problems(),
  }),
  async pointOf(target) {
    const topOf = () => find(target)?.getBoundingClientRect().top
    const before = topOf()
    aim(target, 0.5)
    if (topOf() !== before) await settle({ patient: true, loadLimitMs: 0 })
    const found = aim(target, 0.5)
    return found && { ...found, nowMs: performance.timeOrigin + performance.now() }
  },
}
