import { expect } from '@playwright/test'
import type { Locale } from '#domain/base/locale'
import { ROUTES, titleIdOf } from '#domain/device/routes'
import { titleOf } from './drivers/catalogs'
import { rewriteRows } from './drivers/database'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'
import { keepPicture } from './drivers/pictures'
import { sidewaysScrollers } from './drivers/screenChecks'
import { brokenTexts, textLayoutProblems } from './drivers/textLayout'

test.use({ prepared: true })

/** Names that stress the layout: 80 characters, an accent in a plate, right to left, emoji. */
const LONG = 'Maximilienne-Alexandrine Constantin de la Rivière-aux-Feuilles et Saint-Hyacinthe'.slice(0, 80)
const VEHICLE = {
  label: LONG,
  modelName: 'شاحنة التوصيل السريع للمدينة 🚚',
  licensePlate: { us: 'ÉLÉ-8842', ca: 'ÉLÉ-8842', mx: 'ÑAÑ-884-A' },
}
const SCREENS = ['/home', '/1', '/1/detail/v-1', '/welcome', '/tour']
const WIDTHS = [
  [320, 568],
  [2560, 1440],
] as const
const TABLET = [
  [1180, 820],
  [820, 1180],
] as const
/** Every screen but the loop, with the modes that an address sets last, and the editors whose numbers are longest. */
const ROOMS = [
  ...ROUTES.filter(({ name }) => name !== 'attract' && name !== 'essentials')
    .flatMap(({ examples }): readonly string[] => examples)
    .filter((path) => !path.startsWith('/booth?')),
  '/7/set/3',
]
/** Doubles the default font size, as the browser's own setting does. */
const DOUBLE_FONT_SIZE = ['--blink-settings=defaultFontSize=32']

test('no text overlaps or is clipped with extreme names at any width', async ({ device }) => {
  // The rows stay changed, so this test needs its own device.
  const kiosk = await device.open('/1')
  await kiosk.waitForOfflineReady()
  expect(await rewriteRows(kiosk.page, 'vehicles', VEHICLE)).toBeGreaterThan(0)
  expect(await rewriteRows(kiosk.page, 'users', { name: LONG })).toBeGreaterThan(0)
  await expectAllText(kiosk, ['en', 'fr-CA', 'es-MX'], WIDTHS, async (path) => {
    if (path.startsWith('/1')) await expect(kiosk.page.getByText(LONG).first()).toBeVisible()
  })
})

test('text at twice the size is not clipped', async ({ newDevice }) => {
  const kiosk = await newDevice({ args: DOUBLE_FONT_SIZE }).newTab()
  // In French the test below holds the same screens against this.
  await expectAllText(kiosk, ['en', 'es-MX'], TABLET)
  await kiosk.resize(1180, 820)
  await kiosk.follow('/home')
  await expect(kiosk.heading).toHaveText(titleOf('es-MX', 'home'))
  const nav = await kiosk.page.getByRole('navigation').first().boundingBox()
  expect(nav?.width).toBeGreaterThan(0)
  expect(nav?.width).toBeLessThanOrEqual(0.3 * 1180)
})

test('at twice the size nothing is clipped, no word is broken within itself, and no number is cut', async ({
  newDevice,
}) => {
  const kiosk = await newDevice({ args: DOUBLE_FONT_SIZE }).newTab()
  // French has the longest words.
  await kiosk.visit('/home?lang=fr-CA')
  for (const path of ROOMS)
    await test.step(path, async () => {
      await kiosk.follow(path)
      await kiosk.arrivesAt(path)
      await expect(kiosk.heading).toBeVisible()
      await expect(kiosk.page.locator('main [aria-busy="true"]')).toHaveCount(0)
      for (const [width, height] of TABLET) {
        await kiosk.resize(width, height)
        // The tabs of the map, for one, scroll where they have no room.
        if (SCREENS.includes(path))
          await expect.soft.poll(() => sidewaysScrollers(kiosk.page), `${path} at ${width} px`).toEqual([])
        await expect.soft.poll(() => brokenTexts(kiosk.page), `${path} at ${width} px`).toEqual([])
        await expect.soft.poll(() => textLayoutProblems(kiosk.page), `${path} at ${width} px`).toEqual([])
      }
    })
})

/** Walks the screens in these languages and sizes; each is there as `waitForScreen` has it. */
async function expectAllText(
  kiosk: Kiosk,
  languages: readonly Locale[],
  sizes: readonly (readonly [number, number])[],
  waitForScreen: (path: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  // One start: a screen that a link leads to is laid out like one that is opened cold.
  await kiosk.visit('/welcome')
  for (const locale of languages) {
    await kiosk.follow('/welcome')
    await kiosk.chooseLanguage(locale)
    for (const path of SCREENS)
      await test.step(`${path} in ${locale}`, async () => {
        await kiosk.follow(path)
        await expect(kiosk.heading).toHaveText(titleOf(locale, titleIdOf(path)))
        await expect(kiosk.page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await waitForScreen(path)
        for (const [width, height] of sizes) {
          await kiosk.resize(width, height)
          await expect.soft.poll(() => sidewaysScrollers(kiosk.page), `${width} px`).toEqual([])
          await expect.soft.poll(() => textLayoutProblems(kiosk.page), `${width} px`).toEqual([])
          await keepPicture(
            kiosk.page,
            'extremes',
            `${path}-${sizes === TABLET ? 'twice-' : ''}${width}-${locale}`,
          )
        }
      })
  }
}
