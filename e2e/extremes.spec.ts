import { expect } from '@playwright/test'
import type { Locale } from '../src/domain/locale'
import { rewriteRows } from './drivers/database'
import { test } from './drivers/fixtures'
import { sidewaysScrollers } from './drivers/screenChecks'
import { textFaults } from './drivers/textFaults'

/** Names that no design was drawn with: 80 characters, an accent in a plate, right to left, emoji. */
const LONG = 'Maximilienne-Alexandrine Constantin de la Rivière-aux-Feuilles et Saint-Hyacinthe'.slice(0, 80)
const VEHICLE = {
  label: LONG,
  modelName: 'شاحنة التوصيل السريع للمدينة 🚚',
  licensePlate: { us: 'ÉLÉ-8842', ca: 'ÉLÉ-8842', mx: 'ÑAÑ-884-A' },
}
const SCREENS = ['/1', '/1/detail/v-1']
const WELCOME = ['/welcome', '/tour']
const LANGUAGES: Locale[] = ['en', 'fr-CA', 'es-MX']
const WIDTHS = [
  [320, 568],
  [2560, 1440],
] as const
/** Text twice as large, as the browser's own setting makes it. */
const TWICE = 'html { font-size: 200% !important }'

for (const locale of LANGUAGES) {
  test(`no text lies on another or is lost, in ${locale}, whatever the names and however wide`, async ({
    unplugged: { device },
  }) => {
    const kiosk = await device.open('/1')
    await kiosk.untilOfflineReady()
    expect(await rewriteRows(kiosk.page, 'vehicles', VEHICLE)).toBeGreaterThan(0)
    expect(await rewriteRows(kiosk.page, 'users', { name: LONG })).toBeGreaterThan(0)
    for (const path of [...SCREENS, ...WELCOME]) {
      await kiosk.visit(`${path}?lang=${locale}`)
      await kiosk.untilOfflineReady()
      if (path.startsWith('/1')) await expect(kiosk.page.getByText(LONG).first()).toBeVisible()
      for (const [width, height] of WIDTHS) {
        await kiosk.resize(width, height)
        await expect.soft.poll(() => sidewaysScrollers(kiosk.page), `${path} at ${width} px`).toEqual([])
        await expect.soft.poll(() => textFaults(kiosk.page), `${path} at ${width} px`).toEqual([])
        await kiosk.page.screenshot({
          path: `e2e/.artifacts/x${path.replace(/\W/g, '_')}-${width}-${locale}.png`,
        })
      }
      await kiosk.resize(820, 1180)
      await kiosk.page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, TWICE)
      await expect.soft.poll(() => sidewaysScrollers(kiosk.page), `${path}, text twice as large`).toEqual([])
      await expect.soft.poll(() => textFaults(kiosk.page), `${path}, text twice as large`).toEqual([])
    }
    await kiosk.close()
  })
}
