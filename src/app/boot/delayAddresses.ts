import type { RouterHistory } from '@tanstack/react-router'
import { answerPainted } from '#domain/base/workAhead'
import { beforePage } from '../../session/input/input'

/**
 * The browser receives an address that a press leads to once the answer to the press is painted, because a slow device
 * takes up to 20 ms for it. The router has the address at once, `location` before the title.
 * @param history the browser's history as the router has it
 */
export function delayAddresses(history: RouterHistory): void {
  const browser = window.history
  /** The router numbers the entries of the history. */
  const place = (): number => browser.state?.__TSR_index
  /** Changes that the browser has not received yet. */
  let waiting: (() => void)[] = []
  /** Where a waiting push was made. */
  let from = Number.NaN
  const tellAll = () => {
    from = Number.NaN
    for (const tell of waiting.splice(0)) tell()
  }
  for (const method of ['pushState', 'replaceState'] as const) {
    const heard = browser[method]
    browser[method] = (...change) => {
      // The router also receives a change that is not its own, and reads `location` then.
      if (!history._ignoreSubscribers) {
        tellAll()
        heard.apply(browser, change)
        return
      }
      if (method === 'pushState') from = place()
      waiting.push(() => History.prototype[method].apply(browser, change))
      void answerPainted().then(tellAll)
    }
  }
  for (const method of ['back', 'forward', 'go'] as const) {
    const native = browser[method]
    browser[method] = (steps?: number) => {
      tellAll()
      native.call(browser, steps)
    }
  }
  const { flush } = history
  history.flush = () => {
    flush()
    tellAll()
  }
  // While a push waits, the browser's own back button goes a step too far, which the router must not see.
  addEventListener(
    'popstate',
    (event) => {
      const isTooFar = place() < from
      from = Number.NaN
      waiting = []
      if (!isTooFar) return
      event.stopImmediatePropagation()
      browser.forward()
    },
    true,
  )
  beforePage('address', { pointerdown: tellAll, click: tellAll, keydown: tellAll })
}
