import { expect } from '@playwright/test'
import type { Locale } from '#domain/base/locale'
import { LOCALES } from '#domain/base/locale'
import type { Theme } from '#domain/device/deviceMirror'
import { ROUTES, titleIdOf, UNKNOWN_TITLE_ID } from '#domain/device/routes'
import { UNKNOWN_ADDRESSES } from '#domain/testing/unknownAddresses'
import { foreignTexts, messageOf, titleOf } from './drivers/catalogs'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'
import { keepPicture } from './drivers/pictures'
import { accessibilityFaults, inputFaults, layoutFaults, textsOnScreen } from './drivers/screenChecks'

/**
 * The route contract: shows every screen of the table with the server stopped. A screen is covered as soon as its
 * row exists.
 */
interface Screen {
  path: string
  titleId: string
}

/** One of each way to start: the built welcome page, a list, a detail, the map, staff, the game, a page without the shell, no screen. */
const COLD = ['/welcome', '/1', '/1/detail/v-1', '/0', '/booth', '/game', '/myba', '/nowhere']
const EXAMPLES = ROUTES.flatMap(({ examples }): readonly string[] => examples)
/** The second address of home is no screen of its own. */
const SCREENS: Screen[] = [...EXAMPLES.filter((path) => path !== '/6'), '/nowhere'].map((path) => ({
  path,
  titleId: titleIdOf(path.split('?')[0] ?? ''),
}))
const LINKED = SCREENS.filter(({ path }) => !COLD.includes(path))
/** Each starts cold and goes on by links. Neighbors have other titles, by which a screen is seen to have come. */
const PASSES = COLD.map((start, at) => [
  ...SCREENS.filter(({ path }) => path === start),
  ...LINKED.filter((_, index) => index % COLD.length === at),
])
/** Addresses that set a mode, which holds until the welcome page resets it. */
const SETS_MODE = new Set(['/tour', '/essentials', '/game'])
const WIDTHS = [820, 1440, 1180]

for (const [at, screens] of PASSES.entries()) {
  const [start = '', ...links] = screens.map(({ path }) => path)
  test(`${start} opens from a cold start with the server stopped, ${links.join(' ')} by links, all accessible, with large enough targets`, async ({
    unplugged: device,
  }) => {
    const kiosk = await device.newTab()
    await kiosk.visit(still(start))
    await kiosk.waitForOfflineReady()
    for (const [index, screen] of screens.entries())
      await test.step(screen.path, async () => {
        if (index > 0) await kiosk.follow(screen.path)
        // The other themes change only shared color tokens, so each screen is tested with one of them in turn.
        await expectScreen(kiosk, screen, (index + at) % 2 === 0 ? 'dark' : 'hall')
        if (SETS_MODE.has(screen.path)) await kiosk.follow('/welcome')
        expect.soft(device.seen().problems(), screen.path).toEqual([])
        expect.soft(device.seen().strayRequests(), screen.path).toEqual([])
        device.seen().forget()
      })
  })
}

test('the device answers every address with the server stopped, and the first leads to welcome', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  for (const path of [...EXAMPLES, ...UNKNOWN_ADDRESSES]) {
    const answer = await kiosk.load(path)
    expect.soft([answer?.status(), answer?.fromServiceWorker()], path).toEqual([200, true])
  }
  await kiosk.visit('/')
  await kiosk.arrivesAt('/welcome')
  await expectLanguage(kiosk, 'en', { path: '/', titleId: 'welcome' })
})

for (const locale of LOCALES.filter((each) => each !== 'en'))
  test(`every screen speaks ${locale} alone once it was chosen on welcome`, async ({ unplugged: device }) => {
    const kiosk = await device.open(still('/welcome'))
    await kiosk.chooseLanguage(locale)
    for (const screen of PASSES.flat())
      await test.step(screen.path, async () => {
        await kiosk.follow(screen.path)
        await expectLanguage(kiosk, locale, screen)
        if (SETS_MODE.has(screen.path)) await kiosk.follow('/welcome')
      })
  })

/** An address whose page has no loop on the attract screen. */
function still(path: string): string {
  return `${path}?motion=0`
}

/** Holds an open screen against what every screen promises. */
async function expectScreen(kiosk: Kiosk, screen: Screen, theme: Theme): Promise<void> {
  const { path, titleId } = screen
  await expect(kiosk.heading, path).toHaveCount(1)
  await expectLanguage(kiosk, 'en', screen)
  expect.soft([path, still(path)]).toContain(kiosk.address())
  expect.soft(await showsComingSoon(kiosk), `${path} is to come`).toBe(titleId === UNKNOWN_TITLE_ID)
  for (const width of WIDTHS) {
    await kiosk.resize(width, width === 820 ? 1180 : 820)
    await expect.soft.poll(() => layoutFaults(kiosk.page), `${path} at ${width} px`).toEqual([])
  }
  await keepPicture(kiosk.page, 'screens', path)
  expect.soft(await inputFaults(kiosk.page), path).toEqual([])
  for (const each of [theme, 'light'] as const)
    expect.soft(await accessibilityFaults(kiosk.page, each), path).toEqual([])
}

/** True when the English "coming soon" page is shown. */
async function showsComingSoon(kiosk: Kiosk): Promise<boolean> {
  const words = kiosk.page.getByText(titleOf('en', UNKNOWN_TITLE_ID), { exact: true })
  return (await words.count()) > 0
}

/** Expects the title and all texts in one language, and no bare message ids. */
async function expectLanguage(kiosk: Kiosk, locale: Locale, { path, titleId }: Screen): Promise<void> {
  const title = titleOf(locale, titleId)
  await expect.soft(kiosk.heading, `${path} in ${locale}`).toHaveText(title)
  await expect
    .soft(kiosk.page, `${path} in ${locale}`)
    .toHaveTitle(messageOf(locale, 'title.document').replace('{title}', title))
  await expect.soft(kiosk.page.locator('html')).toHaveAttribute('lang', locale)
  await expect(kiosk.page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const texts = await textsOnScreen(kiosk.page)
  expect.soft(otherLanguageTexts(texts, locale), `${path} in ${locale}`).toEqual([])
  expect.soft(texts.filter(isMessageId), `${path} in ${locale}`).toEqual([])
}

/** Texts on the screen that belong to another language. */
function otherLanguageTexts(texts: readonly string[], locale: Locale): string[] {
  const { whole, parts } = foreignTexts(locale)
  const foreign = new Set(whole)
  return texts.filter((text) => foreign.has(text) || parts.some((part) => text.includes(part)))
}

/** A message missing from the catalogs shows its id: six characters of a hash, or a dotted name. */
function isMessageId(text: string): boolean {
  if (/^[a-z]+\.[a-zA-Z]+$/.test(text)) return true
  return /^[\w+/-]{6}$/.test(text) && /[a-z]/.test(text) && /[\d_+/]|.[A-Z]/.test(text)
}
