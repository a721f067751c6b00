import type { WebDriverSession } from '../webkit/webdriver'
import type { Key } from './action'
import type { Hands } from './walker'

/** WebDriver's values of keys. */
const SHIFT = '\uE008'
const CONTROL = '\uE009'
const KEY_VALUES: Record<Key, readonly string[]> = {
  Tab: ['\uE004'],
  'Shift+Tab': [SHIFT, '\uE004'],
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  ArrowDown: ['\uE015'],
  ArrowUp: ['\uE013'],
  ArrowLeft: ['\uE012'],
  ArrowRight: ['\uE014'],
  Space: [' '],
}

/**
 * Drives a page of WebKit at `origin` through WebDriver.
 * @param script puts the monkey into a document
 * @param takeErrors lines of uncaught errors since the last call
 */
export function webkitHands(
  page: WebDriverSession,
  origin: string,
  script: string,
  takeErrors: () => string[],
): Hands {
  return {
    touch: false,
    takeErrors,
    evaluate: <T>(expression: string) => page.runAsync(`return await (${expression})`) as Promise<T>,
    isLost: () => true,
    nextDocument: async () => void (await page.run(script).catch(() => undefined)),
    load: (address) => page.visit(origin + address),
    reload: () => page.history('refresh'),
    history: (way) => page.history(way),
    resize: (width, height) => page.resize(width, height),
    async tap({ x, y }, times) {
      for (let count = 0; count < times; count++) await page.tap(x, y)
    },
    async drag(from, to) {
      await page.drag([
        [from.x, from.y],
        [(from.x + to.x) / 2, (from.y + to.y) / 2],
        [to.x, to.y],
      ])
    },
    async scroll(deltaX, deltaY) {
      await page.run(`window.scrollBy({ left: ${deltaX}, top: ${deltaY}, behavior: 'instant' })`)
    },
    press(key) {
      const keys = KEY_VALUES[key]
      return page.press(keys, keys.length - 1)
    },
    async type(text) {
      await page.press([CONTROL, 'a'], 1)
      await page.press([...text])
    },
    async sleep() {
      // WebDriver cannot freeze a page; it can look away from it.
      await page.run(
        "for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))",
      )
    },
    async tidy() {},
  }
}
