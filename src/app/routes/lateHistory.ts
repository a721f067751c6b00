import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { fieldsOf } from '#domain/base/unknownValue'
import { answerPainted, isAnswering } from '#domain/base/workAhead'
import { beforePage } from '../../session/input/input'

/**
 * The browser's history, which receives an address that a press leads to once the answer to the press is painted,
 * because a slow device takes up to 20 ms for it. The router has the address at once, `location` before the title.
 */
export function createLateHistory(): RouterHistory {
  const browser = window.history
  const { pushState, replaceState } = browser
  /** Changes that the browser has not received yet, and the place of the entry that it shows. */
  let waiting: { isPush: boolean; from: number; tell: () => void }[] = []
  const tellAll = () => {
    for (const { tell } of waiting.splice(0)) tell()
  }
  // While an address waits, the browser's own back button goes a step too far. Added before the router's listener.
  addEventListener('popstate', (event) => {
    const isTooFar = waiting.some(({ isPush, from }) => isPush && placeOf(browser.state) < from)
    waiting = []
    if (!isTooFar) return
    event.stopImmediatePropagation()
    browser.forward()
  })
  const history = createBrowserHistory()
  const { flush } = history
  for (const [method, native] of Object.entries({ pushState, replaceState })) {
    const heard = browser[method as 'pushState' | 'replaceState']
    browser[method as 'pushState' | 'replaceState'] = (...change) => {
      if (history._ignoreSubscribers && isAnswering()) {
        waiting.push({
          isPush: method === 'pushState',
          from: placeOf(browser.state),
          tell: () => native.apply(browser, change),
        })
        void answerPainted().then(tellAll)
        return
      }
      // The router also receives a change that is not its own, and reads `location` then.
      tellAll()
      heard.apply(browser, change)
    }
  }
  for (const method of ['back', 'forward', 'go'] as const) {
    const native = browser[method]
    browser[method] = (steps?: number) => {
      tellAll()
      native.call(browser, steps)
    }
  }
  history.flush = () => {
    flush()
    tellAll()
  }
  beforePage('address', { pointerdown: tellAll, click: tellAll, keydown: tellAll })
  return history
}

/** The router numbers the entries of the history; an entry from before the kiosk has no number. */
function placeOf(state: unknown): number {
  const { __TSR_index: place } = fieldsOf(state)
  return typeof place === 'number' ? place : -1
}
