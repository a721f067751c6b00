import { useRef } from 'react'
import { DOUBLE_PRESS_MS } from '../kit/doublePress'

/**
 * Runs the action of a press once. While its promise is pending, and for the time of a double press, another
 * press is ignored. An action without a promise, such as a step up, runs each time.
 */
export function useAct(): (act: () => unknown) => void {
  const guard = useRef({ busy: false, quietUntilMs: 0 })
  return (act) => {
    const state = guard.current
    if (state.busy || performance.now() < state.quietUntilMs) return
    const work = act()
    if (!isPromise(work)) return
    state.busy = true
    state.quietUntilMs = performance.now() + DOUBLE_PRESS_MS
    const settled = () => {
      state.busy = false
    }
    work.then(settled, settled)
  }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}
