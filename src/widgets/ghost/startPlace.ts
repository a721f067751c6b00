import type { AnyRouter } from '@tanstack/react-router'
import { modeOf } from '#domain/device/mode'
import { findTarget, nameOf } from '../../session/recording/targets'
import { enterMode, modeFlags } from '../../state/mode'

/** The place where a replay was started, to return to it. */
export interface StartPlace {
  goBack: () => Promise<void>
  /** Restores the mode and the focus. */
  settle: () => Promise<void>
}

/** Maximum wait for the previous screen before its address is opened, milliseconds. */
const BACK_MS = 2_000
const FOCUS_MS = 1_500

export function rememberPlace(router: AnyRouter): StartPlace {
  const { href } = router.state.location
  const index = indexOf(router)
  const mode = modeOf(modeFlags())
  const focused = document.activeElement && nameOf(document.activeElement)
  return {
    goBack: async () => {
      const steps = index - indexOf(router)
      if (steps !== 0) {
        const arrived = onceResolved(router)
        router.history.go(steps, { ignoreBlocker: true })
        await arrived
      }
      if (router.state.location.href !== href)
        await router.navigate({ href, replace: true, ignoreBlocker: true })
    },
    settle: async () => {
      enterMode(mode)
      if (focused === null) return
      for (let waitedMs = 0; waitedMs < FOCUS_MS; waitedMs += 50) {
        const element = findTarget(focused)?.element
        if (element instanceof HTMLElement) return element.focus({ preventScroll: true })
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}

/** Index in the tab's history. */
const indexOf = (router: AnyRouter): number => router.history.location.state.__TSR_index

function onceResolved(router: AnyRouter): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      quiet()
      resolve()
    }
    const quiet = router.subscribe('onResolved', done)
    const timer = setTimeout(done, BACK_MS)
  })
}
