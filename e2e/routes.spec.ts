import { expect } from '@playwright/test'
import type { Locale } from '../src/domain/locale'
import { LOCALES } from '../src/domain/locale'
import { ROUTES, UNKNOWN_EXAMPLES, UNKNOWN_TITLE_ID } from '../src/domain/routes'
import { foreignTexts, titleOf } from './drivers/catalogs'
import { test } from './drivers/fixtures'
import { accessibilityFaults, sidewaysScrollers, smallTargets, textsOnScreen } from './drivers/screenChecks'

/**
 * The route contract (quality.md): every address of the table, with the server stopped. A screen is
 * covered the day its row is written. Screenshots land in `e2e/.artifacts/screens/` to be looked at.
 */
interface Address {
  path: string
  titleId: string
  /** Where it leads, when it is not itself. */
  leadsTo?: string
}

const ADDRESSES: Address[] = [
  { path: '/', titleId: 'welcome', leadsTo: '/welcome' },
  ...ROUTES.flatMap(({ examples, titleId }) => examples.map((path) => ({ path, titleId }))),
  ...UNKNOWN_EXAMPLES.map((path) => ({ path, titleId: UNKNOWN_TITLE_ID })),
]
const WIDTHS = [820, 1180, 1440]
const SCREENS = new URL('.artifacts/screens/', import.meta.url)

const inLanguage = (path: string, locale: Locale) => `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
const fileOf = (path: string) => path.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'root'

for (const { path, titleId, leadsTo = path } of ADDRESSES) {
  test.describe(path, () => {
    test('opens from a cold start with the server stopped', async ({ unplugged: { device } }) => {
      const kiosk = await device.newTab()
      device.seen().forget()
      await kiosk.visit(path)
      await kiosk.untilOfflineReady()
      await expect(kiosk.heading).toHaveCount(1)
      await expect(kiosk.heading).toHaveText(titleOf('en', titleId))
      expect(kiosk.address()).toBe(leadsTo)
      await kiosk.page.screenshot({ path: new URL(`${fileOf(path)}.png`, SCREENS).pathname })
      expect(device.seen().problems()).toEqual([])
      expect(device.seen().strayRequests()).toEqual([])
      await kiosk.close()
    })

    test('speaks four languages, one at a time', async ({ unplugged: { device } }) => {
      const kiosk = await device.newTab()
      for (const locale of LOCALES) {
        await kiosk.visit(inLanguage(path, locale))
        await kiosk.untilOfflineReady()
        await expect.soft(kiosk.heading, locale).toHaveText(titleOf(locale, titleId))
        await expect
          .soft(kiosk.page, locale)
          .toHaveTitle(new RegExp(`^${escaped(titleOf(locale, titleId))} `))
        expect.soft(await kiosk.page.locator('html').getAttribute('lang')).toBe(locale)
        const texts = await textsOnScreen(kiosk.page)
        expect.soft(foreignOn(texts, locale), locale).toEqual([])
        expect.soft(texts.filter(isMessageId), locale).toEqual([])
      }
      await kiosk.close()
    })

    test('is accessible in each theme', async ({ unplugged: { device } }) => {
      const kiosk = await device.open(path)
      await kiosk.untilOfflineReady()
      for (const theme of ['light', 'dark', 'hall'] as const)
        expect.soft(await accessibilityFaults(kiosk.page, theme)).toEqual([])
      await kiosk.close()
    })

    test('fits fingers and screens', async ({ unplugged: { device } }) => {
      const kiosk = await device.open(path)
      await kiosk.untilOfflineReady()
      for (const width of WIDTHS) {
        await kiosk.page.setViewportSize({ width, height: width === 820 ? 1180 : 820 })
        await expect.soft.poll(() => sidewaysScrollers(kiosk.page), `${width} px`).toEqual([])
        expect.soft(await smallTargets(kiosk.page), `${width} px`).toEqual([])
      }
      await kiosk.close()
    })
  })
}

/** What on the screen belongs to another language. */
function foreignOn(texts: readonly string[], locale: Locale): string[] {
  const { whole, parts } = foreignTexts(locale)
  const foreign = new Set(whole)
  return texts.filter((text) => foreign.has(text) || parts.some((part) => text.includes(part)))
}

/** A message that no catalog has is shown as its id: six characters of a hash, or a dotted name. */
function isMessageId(text: string): boolean {
  if (/^[a-z]+\.[a-zA-Z]+$/.test(text)) return true
  return /^[\w+/-]{6}$/.test(text) && /[a-z]/.test(text) && /[\d_+/]|.[A-Z]/.test(text)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
