import type { Page } from '@playwright/test'
import type { Watch } from '../../drivers/watch'
import type { Hands } from './walker'

/** A document that is being replaced loses what is evaluated in it. */
const LOST = /Execution context was destroyed|navigation|Target page|Cannot find context/i
/** Two taps that count as a double tap. */
const DOUBLE_TAP_MS = 60

/** Drives a Chromium page at `origin` through Playwright. */
export function chromiumHands(page: Page, origin: string, watch: Watch, touch: boolean): Hands {
  return {
    touch,
    evaluate: (expression) => page.evaluate(expression),
    isLost: ({ message }) => LOST.test(message),
    nextDocument: () => page.waitForLoadState('domcontentloaded').catch(() => undefined),
    async load(address) {
      await page.goto(origin + address, { waitUntil: 'commit' })
    },
    async reload() {
      await page.reload({ waitUntil: 'commit' })
    },
    async history(way) {
      // Never out of the kiosk: the first entry of a tab is an empty page.
      const [step, can] = way === 'back' ? [-1, 'canGoBack'] : [1, 'canGoForward']
      const isInside = await page.evaluate(`window.navigation?.${can} ? (history.go(${step}), true) : false`)
      if (isInside) await page.waitForLoadState('domcontentloaded').catch(() => undefined)
    },
    async resize(width, height) {
      await page.setViewportSize({ width, height })
    },
    async tap({ x, y }, times) {
      if (touch) {
        for (let count = 0; count < times; count++) await page.touchscreen.tap(x, y)
        return
      }
      await page.mouse.click(x, y, { clickCount: times, delay: times === 2 ? DOUBLE_TAP_MS / 2 : 0 })
    },
    async drag(from, to) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
      await page.mouse.move(to.x, to.y)
      await page.mouse.up()
    },
    async scroll(deltaX, deltaY) {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      await page.mouse.move(width / 2, height / 2)
      await page.mouse.wheel(deltaX, deltaY)
    },
    press: (key) => page.keyboard.press(key),
    async type(text) {
      await page.keyboard.press('Control+A')
      // Short texts come key by key, long ones and other scripts at once, as pasted.
      if (/^[\x20-\x7e]{1,12}$/.test(text)) await page.keyboard.type(text)
      else await page.keyboard.insertText(text)
    },
    async sleep() {
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setWebLifecycleState', { state: 'frozen' })
      await session.send('Page.setWebLifecycleState', { state: 'active' })
      await session.detach()
      await page.evaluate('window.monkey?.closeDatabases()')
    },
    takeErrors() {
      const errors = [...watch.problems(), ...watch.dialogs().map((text) => `dialog: ${text}`)]
      watch.forget()
      return errors
    },
    async tidy() {
      for (const other of page.context().pages())
        if (other !== page && other.url().startsWith('http')) await other.close()
    },
  }
}
