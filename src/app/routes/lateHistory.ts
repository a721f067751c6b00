import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { answerPainted } from '#domain/base/workAhead'
import { beforePage } from '../../session/input/input'

/**
 * The browser's history, which is told of a new address once the answer to the press is painted, because a slow device
 * takes up to 20 ms for it. The router knows the address at once, `location` before anything else of the new screen.
 */
export function createLateHistory(): RouterHistory {
  const browser = window.history
  const { pushState, replaceState } = browser
  const history = createBrowserHistory()
  const { flush } = history
  let waiting: (() => void)[] = []
  const tell = () => {
    for (const change of waiting.splice(0)) change()
  }
  for (const [method, native] of Object.entries({ pushState, replaceState })) {
    const heard = browser[method as 'pushState' | 'replaceState']
    browser[method as 'pushState' | 'replaceState'] = (...change) => {
      if (history._ignoreSubscribers) {
        waiting.push(() => native.apply(browser, change))
        void answerPainted().then(tell)
        return
      }
      // Not the router's own change: it hears of this one, and reads `location` then.
      tell()
      heard.apply(browser, change)
    }
  }
  for (const method of ['back', 'forward', 'go'] as const) {
    const native = browser[method]
    browser[method] = (steps?: number) => {
      tell()
      native.call(browser, steps)
    }
  }
  history.flush = () => {
    flush()
    tell()
  }
  // A step back by the browser's own button begins where `location` is.
  addEventListener('popstate', () => {
    waiting = []
  })
  beforePage('address', { pointerdown: tell, keydown: tell })
  return history
}
