import { expect } from '@playwright/test'
import type { Theme } from '../src/domain/kiosk/deviceMirror'
import type { Locale } from '../src/domain/kiosk/locale'
import { LOCALES } from '../src/domain/kiosk/locale'
import { ROUTES, titleIdOf, UNKNOWN_TITLE_ID } from '../src/domain/kiosk/routes'
import { UNKNOWN_ADDRESSES } from '../src/domain/testing/unknownAddresses'
import { foreignTexts, messageOf, titleOf } from './drivers/catalogs'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'
import { keepPicture } from './drivers/pictures'
import {
  accessibilityFaults,
  inputFaults,
  sidewaysScrollers,
  smallTargets,
  textsOnScreen,
  unsaidWaysBack,
} from './drivers/screenChecks'

/**
 * The route contract: opens every address of the table with the server stopped. A screen is
 * covered as soon as its row exists.
 */
interface Address {
  path: string
  titleId: string
  /** Target of a redirect. */
  redirectsTo?: string
}

/** Addresses without a screen yet. A test fails until an address with a new screen is removed here. */
const UNBUILT = new Set<string>(UNKNOWN_ADDRESSES)
/** An address without a screen, tested like any other. */
const SAMPLE_UNBUILT = ['/nowhere']
/** Second addresses of screens that are already tested under their first. */
const ALIASES = new Set(['/', '/6'])

const ADDRESSES: Address[] = [
  { path: '/', titleId: 'welcome', redirectsTo: '/welcome' },
  ...ROUTES.flatMap(({ examples }) =>
    examples.map((path) => ({ path: still(path), titleId: titleIdOf(path.split('?')[0] ?? '') })),
  ),
  ...UNKNOWN_ADDRESSES.map((path) => ({ path, titleId: UNKNOWN_TITLE_ID })),
]
const isScreen = ({ path }: Address) =>
  SAMPLE_UNBUILT.includes(path) || !(UNBUILT.has(path) || ALIASES.has(path))
const SCREENS = ADDRESSES.filter(isScreen)
const OTHERS = ADDRESSES.filter((address) => !isScreen(address))
/** Addresses that set a mode, which holds until the welcome page resets it. */
const SETS_MODE = new Set(['/essentials'])
const WIDTHS = [820, 1180, 1440]

/** The map without animation, because software WebGL would redraw it continuously, and attract without its loop. */
function still(path: string): string {
  return path === '/0' || path === '/attract' ? `${path}?motion=0` : path
}

/** Screens that open one after another in one tab, which saves what a tab of its own costs each of them. */
const SCREENS_A_TAB = 6

for (let first = 0; first < SCREENS.length; first += SCREENS_A_TAB) {
  const screens = SCREENS.slice(first, first + SCREENS_A_TAB)
  const paths = screens.map(({ path }) => path).join(' ')
  test(`${paths}: each opens from a cold start with the server stopped, accessible, with large enough targets`, async ({
    unplugged: device,
  }) => {
    const kiosk = await device.newTab()
    for (const [index, screen] of screens.entries())
      await test.step(screen.path, async () => {
        // The other themes change only shared color tokens, so each screen is tested with one of them in turn.
        await expectScreen(kiosk, screen, ['light', index % 2 === 0 ? 'dark' : 'hall'])
        expect.soft(device.seen().problems(), screen.path).toEqual([])
        expect.soft(device.seen().strayRequests(), screen.path).toEqual([])
        device.seen().forget()
        await kiosk.forget()
      })
  })
}

/** Opens a screen cold, and holds it against what every screen promises. */
async function expectScreen(
  kiosk: Kiosk,
  { path, titleId }: Address,
  themes: readonly Theme[],
): Promise<void> {
  await kiosk.resize(1180, 820)
  await kiosk.visit(path)
  await kiosk.waitForOfflineReady()
  await expect(kiosk.heading, path).toHaveCount(1)
  await expectLanguage(kiosk, 'en', titleId)
  expect.soft(kiosk.address()).toBe(path)
  expect.soft(await showsComingSoon(kiosk), `${path} is to come`).toBe(UNBUILT.has(path))
  await keepPicture(kiosk.page, 'screens', path)
  for (const width of WIDTHS) {
    await kiosk.resize(width, width === 820 ? 1180 : 820)
    await expect.soft.poll(() => sidewaysScrollers(kiosk.page), `${path} at ${width} px`).toEqual([])
    expect.soft(await unsaidWaysBack(kiosk.page), `${path} at ${width} px`).toEqual([])
    // The navigation drawer may still be closing.
    await expect.soft.poll(() => smallTargets(kiosk.page), `${path} at ${width} px`).toEqual([])
  }
  expect.soft(await inputFaults(kiosk.page), path).toEqual([])
  for (const theme of themes) expect.soft(await accessibilityFaults(kiosk.page, theme), path).toEqual([])
}

test('every other address opens from a cold start with the server stopped, under its own title', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  for (const { path, titleId, redirectsTo = path } of OTHERS) {
    await test.step(path, async () => {
      await kiosk.visit(path)
      await expect(kiosk.heading).toHaveCount(1)
      await expectLanguage(kiosk, 'en', titleId)
      expect(kiosk.address()).toBe(redirectsTo)
      expect(await showsComingSoon(kiosk), 'is to come').toBe(UNBUILT.has(path))
      expect(device.seen().problems()).toEqual([])
    })
  }
  expect(device.seen().strayRequests()).toEqual([])
})

for (const locale of LOCALES.filter((each) => each !== 'en'))
  test(`every screen speaks ${locale} alone`, async ({ unplugged: device }) => {
    const kiosk = await device.open(`/welcome?lang=${locale}`)
    for (const { path, titleId } of SCREENS) {
      await test.step(path, async () => {
        await kiosk.follow(path)
        await expectLanguage(kiosk, locale, titleId)
        if (SETS_MODE.has(path)) await kiosk.follow('/welcome')
        // The loop would go on to screens of its own.
        if (path.startsWith('/attract')) await kiosk.page.keyboard.press('Escape')
      })
    }
  })

test('a language chosen on welcome holds on every screen, with the server stopped and no reload', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/welcome')
  for (const locale of LOCALES) {
    await kiosk.chooseLanguage(locale)
    await expectLanguage(kiosk, locale, 'welcome')
  }
  await kiosk.chooseLanguage('es-MX')
  await kiosk.page.getByRole('button', { name: messageOf('es-MX', 'Dealer demo'), exact: true }).click()
  await kiosk.arrivesAt('/home')
  await expectLanguage(kiosk, 'es-MX', 'home')
  await kiosk.tapNavigation('/1')
  await kiosk.arrivesAt('/1')
  await expectLanguage(kiosk, 'es-MX', 'vehicles')
})

/** True when the English "coming soon" page is shown. */
async function showsComingSoon(kiosk: Kiosk): Promise<boolean> {
  const words = kiosk.page.getByText(titleOf('en', UNKNOWN_TITLE_ID), { exact: true })
  return (await words.count()) > 0
}

/** Expects the title and all texts in one language, and no bare message ids. */
async function expectLanguage(kiosk: Kiosk, locale: Locale, titleId: string): Promise<void> {
  const title = titleOf(locale, titleId)
  await expect.soft(kiosk.heading, locale).toHaveText(title)
  await expect
    .soft(kiosk.page, locale)
    .toHaveTitle(messageOf(locale, 'title.document').replace('{title}', title))
  await expect.soft(kiosk.page.locator('html')).toHaveAttribute('lang', locale)
  await expect(kiosk.page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const texts = await textsOnScreen(kiosk.page)
  expect.soft(otherLanguageTexts(texts, locale), `${locale} ${titleId}`).toEqual([])
  expect.soft(texts.filter(isMessageId), `${locale} ${titleId}`).toEqual([])
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
