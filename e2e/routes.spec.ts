import { expect } from '@playwright/test'
import type { Locale } from '../src/domain/kiosk/locale'
import { LOCALES } from '../src/domain/kiosk/locale'
import { ROUTES, UNKNOWN_TITLE_ID } from '../src/domain/kiosk/routes'
import { UNKNOWN_ADDRESSES } from '../src/domain/testing/unknownAddresses'
import { foreignTexts, messageOf, titleOf } from './drivers/catalogs'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'
import { accessibilityFaults, sidewaysScrollers, smallTargets, textsOnScreen } from './drivers/screenChecks'

/**
 * The route contract: every address of the table, with the server stopped. A screen is
 * covered the day its row is written. Screenshots land in `e2e/.artifacts/screens/` to be looked at.
 */
interface Address {
  path: string
  titleId: string
  /** Where it leads, when it is not itself. */
  redirectsTo?: string
}

/** Addresses whose screen is still to come: one leaves the list with its screen, or a test here fails. */
const UNBUILT = new Set([
  ...['/3', '/4', '/4/events', '/4/events/v-1', '/4/camera-statuses', '/4/vehicle-ignition', '/5', '/7'],
  ...['/7/set', '/8', '/8/detail/adapter', '/8/detail/ivc', '/8/detail/evgo', '/8/detail/camera', '/10'],
  ...['/11', '/all-notifications', '/notification-settings', '/myba', '/game', '/attract'],
  ...UNKNOWN_ADDRESSES,
])
/** What all of those look like, in the shell and without it: these two are looked at like any other screen. */
const SAMPLE_UNBUILT = ['/nowhere', '/myba']
/** Another address of a screen that is looked at under its own. */
const ALIASES = new Set(['/', '/6'])

const ADDRESSES: Address[] = [
  { path: '/', titleId: 'welcome', redirectsTo: '/welcome' },
  ...ROUTES.flatMap(({ examples, titleId }) => examples.map((path) => ({ path: still(path), titleId }))),
  ...UNKNOWN_ADDRESSES.map((path) => ({ path, titleId: UNKNOWN_TITLE_ID })),
]
const hasScreenshot = ({ path }: Address) =>
  SAMPLE_UNBUILT.includes(path) || !(UNBUILT.has(path) || ALIASES.has(path))
const SCREENS = ADDRESSES.filter(hasScreenshot)
const OTHERS = ADDRESSES.filter((address) => !hasScreenshot(address))
/** These change what the other addresses show, until the welcome page does again. */
const SETS_MODE = new Set(['/essentials'])
const WIDTHS = [820, 1180, 1440]
const PICTURES = new URL('.artifacts/screens/', import.meta.url)

/** The map without what moves by itself: a software WebGL would draw it anew all the while. */
function still(path: string): string {
  return path === '/0' ? '/0?motion=0' : path
}

const fileOf = (path: string) => path.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'root'

for (const [index, { path, titleId }] of SCREENS.entries()) {
  // The themes beside light change colors only, those of tokens that all screens share: they take turns.
  const themes = ['light', index % 2 === 0 ? 'dark' : 'hall'] as const
  test(`${path} opens from a cold start with the server stopped, for every eye and finger`, async ({
    unplugged: device,
  }) => {
    const kiosk = await device.newTab()
    await kiosk.visit(path)
    await kiosk.waitForOfflineReady()
    await expect(kiosk.heading).toHaveCount(1)
    await expectLanguage(kiosk, 'en', titleId)
    expect(kiosk.address()).toBe(path)
    expect(await showsComingSoon(kiosk)).toBe(UNBUILT.has(path))
    await kiosk.page.screenshot({ path: new URL(`${fileOf(path)}.png`, PICTURES).pathname })
    for (const width of WIDTHS) {
      await kiosk.resize(width, width === 820 ? 1180 : 820)
      await expect.soft.poll(() => sidewaysScrollers(kiosk.page), `${width} px`).toEqual([])
      // The navigation may still be on its way out.
      await expect.soft.poll(() => smallTargets(kiosk.page), `${width} px`).toEqual([])
    }
    for (const theme of themes) expect.soft(await accessibilityFaults(kiosk.page, theme)).toEqual([])
    expect(device.seen().problems()).toEqual([])
    expect(device.seen().strayRequests()).toEqual([])
  })
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

/** Whether the screen says in English that it is still to come. */
async function showsComingSoon(kiosk: Kiosk): Promise<boolean> {
  const words = kiosk.page.getByText(titleOf('en', UNKNOWN_TITLE_ID), { exact: true })
  return (await words.count()) > 0
}

/** The title and everything else on the screen is of one language; nothing is a message without words. */
async function expectLanguage(kiosk: Kiosk, locale: Locale, titleId: string): Promise<void> {
  const title = titleOf(locale, titleId)
  await expect.soft(kiosk.heading, locale).toHaveText(title)
  await expect
    .soft(kiosk.page, locale)
    .toHaveTitle(messageOf(locale, 'title.document').replace('{title}', title))
  await expect.soft(kiosk.page.locator('html')).toHaveAttribute('lang', locale)
  await expect(kiosk.page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const texts = await textsOnScreen(kiosk.page)
  expect.soft(otherLanguageTexts(texts, locale), locale).toEqual([])
  expect.soft(texts.filter(isMessageId), locale).toEqual([])
}

/** What on the screen belongs to another language. */
function otherLanguageTexts(texts: readonly string[], locale: Locale): string[] {
  const { whole, parts } = foreignTexts(locale)
  const foreign = new Set(whole)
  return texts.filter((text) => foreign.has(text) || parts.some((part) => text.includes(part)))
}

/** A message that no catalog has is shown as its id: six characters of a hash, or a dotted name. */
function isMessageId(text: string): boolean {
  if (/^[a-z]+\.[a-zA-Z]+$/.test(text)) return true
  return /^[\w+/-]{6}$/.test(text) && /[a-z]/.test(text) && /[\d_+/]|.[A-Z]/.test(text)
}
