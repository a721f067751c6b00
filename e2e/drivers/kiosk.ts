import { expect, type Locator } from '@playwright/test'
import { LOCALE_NAMES, type Locale } from '#domain/base/locale'
import { messageOf } from './catalogs'
import { Tab } from './tab'
import { cachedPaths, cacheNames, checkForUpdate, dropFromCache, registration, waitForUpdate } from './worker'

/** English names of the four entry buttons on the welcome page. */
const ENTRIES = {
  fleet: 'Full fleet demo',
  essentials: 'Basic essentials fleet demo',
  dealer: 'Dealer demo',
  game: 'Play Fleet Hero',
} as const

/** A tab of the kiosk, with the actions of a visitor. */
export class Kiosk extends Tab {
  /** The screen's title. */
  get heading(): Locator {
    return this.page.locator('h1')
  }

  /** Offline readiness: starting, saving, ready, failed, insecure or unsupported. */
  async offlineState(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-offline')
  }

  /** Waits until the device is offline ready. */
  async waitForOfflineReady(): Promise<void> {
    await this.untilOfflineIs('ready')
  }

  async untilOfflineIs(state: string): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-offline', state, { timeout: 60_000 })
  }

  /** The offline status on the welcome page. */
  get offlineWords(): Locator {
    return this.page.getByRole('status')
  }

  /** The browser says that there is a network again. */
  async networkReturns(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new Event('online')))
  }

  /** The retry button of a screen that lacks something. */
  get tryAgain(): Locator {
    return this.page.getByRole('button', { name: 'Try again' })
  }

  /** The error panel of a screen. */
  get alert(): Locator {
    return this.page.getByRole('alert')
  }

  /** Selects a language on the welcome page. */
  async chooseLanguage(locale: Locale): Promise<void> {
    const choice = this.page.getByRole('radio', { name: LOCALE_NAMES[locale], exact: true })
    await choice.click()
    await expect(choice).toBeChecked()
    await expect(this.page.locator('html')).toHaveAttribute('lang', locale)
  }

  /** Selects a language in the account menu; `from` is the language shown before. */
  async chooseLanguageInMenu(from: Locale, to: Locale): Promise<void> {
    await this.page.getByRole('button', { name: messageOf(from, 'Account menu') }).click()
    await this.page.getByRole('menuitemradio', { name: LOCALE_NAMES[to], exact: true }).click()
    await expect(this.page.locator('html')).toHaveAttribute('lang', to)
  }

  /** A vehicle's figure with its unit, by its label; the first match when there are two. */
  reading(name: string): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.locator('dt').getByText(name, { exact: true }) })
      .locator('dd')
      .first()
  }

  /** Opens the notifications panel and reads the times in English, newest first. */
  async feedTimes(): Promise<string[]> {
    await this.page.getByRole('button', { name: 'Notifications', exact: true }).click()
    const panel = this.page.getByRole('dialog', { name: 'Notifications', exact: true })
    await panel.getByRole('listitem').first().waitFor()
    const times = await panel.locator('time').allInnerTexts()
    return times.map((time) => time.replace(/\s/gu, ' '))
  }

  /** Presses an entry button on the welcome page, in English. */
  async enter(entry: keyof typeof ENTRIES): Promise<void> {
    await this.page.getByRole('button', { name: ENTRIES[entry], exact: true }).click()
  }

  /** Presses the tour's primary button. */
  async startTour(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start', exact: true }).click()
  }

  /** The main navigation: side bar or drawer. The side bar keeps its other look, which is not displayed. */
  get navigation(): Locator {
    return this.page
      .locator('nav:not([style*="display"])')
      .filter({ has: this.page.locator('a[href="/0"]') })
      .first()
  }

  /** Activates an item of the main navigation by its address, opening menu and group where needed. */
  async tapNavigation(path: string): Promise<void> {
    const link = this.navigation.locator(`a[href="${path}"]`)
    await link.waitFor({ state: 'attached' })
    await this.page.waitForFunction(
      () =>
        (window as typeof window & { __TSR_ROUTER__?: { state: { status: string } } }).__TSR_ROUTER__?.state
          .status === 'idle',
    )
    // A screen that is coming brings its own shape of the navigation.
    await this.page.locator('main > [aria-busy="true"]').waitFor({ state: 'detached' })
    await this.openMenu()
    const group = this.navigation
      .getByRole('listitem')
      .filter({ has: this.page.locator(`a[href="${path}"]`) })
      .locator('button[aria-controls]')
    if ((await group.count()) > 0) {
      await this.navigation.evaluate(untilSteady)
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
    }
    await link.click()
  }

  /** Opens the navigation drawer on a narrow screen. */
  async openMenu(): Promise<void> {
    const { width } = this.page.viewportSize() ?? { width: 0 }
    if (width >= 992) return
    const menu = this.page.locator('header button[aria-expanded]').first()
    if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  }

  /** The header's link back to the list. */
  get backLink(): Locator {
    return this.page.locator('header a[href]').first()
  }

  /** The bottom navigation bar of a narrow screen. */
  get footerBar(): Locator {
    return this.page.getByRole('navigation', { name: 'Shortcuts' })
  }

  /** The header's menu button. */
  get menuButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  }

  /** The header's bell button. */
  get bell(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Notifications' })
  }

  get panel(): Locator {
    return this.page.getByRole('dialog', { name: 'Notifications' })
  }

  /** The header's fleet select. */
  get fleet(): Locator {
    return this.page.getByRole('banner').getByRole('combobox', { name: 'Fleet' })
  }

  /** Selects an item of the account menu, in English. */
  async fromAccountMenu(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Account menu' }).click()
    await this.page.getByRole('menu', { name: 'Account menu' }).getByText(name, { exact: true }).click()
  }

  /** Scrolls the page and waits until it has scrolled. */
  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.poll(() => this.scrolled()).toBe(top)
  }

  /** Scroll offset of the page, CSS pixels. */
  scrolled(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY))
  }

  /** Presses the logo, which resets the visit. */
  async tapLogo(): Promise<void> {
    await this.navigation.waitFor({ state: 'attached' })
    await this.openMenu()
    await this.page.getByRole('button', { name: /start over$/ }).click()
  }

  /** Body rows of the vehicles list. */
  get vehicles(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.locator('a[href^="/1/detail/"]') })
  }

  /** The scroll container of the vehicles list. */
  private get vehicleTable(): Locator {
    return this.page.getByRole('region', { name: 'Vehicles', exact: true })
  }

  async scrollVehiclesTo(top: number): Promise<void> {
    await this.vehicleTable.evaluate((table, y) => table.scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.poll(() => this.vehiclesScrolled()).toBe(top)
  }

  /** Scroll offset of the vehicles list, CSS pixels. */
  vehiclesScrolled(): Promise<number> {
    return this.vehicleTable.evaluate((table) => Math.round(table.scrollTop))
  }

  get searchBox(): Locator {
    return this.page.getByRole('searchbox')
  }

  /** The switch that lets drivers check a vehicle in and out, on the vehicle's screen. */
  get checkInSwitch(): Locator {
    return this.page.locator('#permissions').getByRole('switch').first()
  }

  /** The modes, as stored (docs/rules.md MO-07). */
  storedModes(): Promise<Record<string, unknown>> {
    return this.page.evaluate(() => {
      const keys = ['inDemoMode', 'inGameMode', 'inDealerMode', 'inEssentialsMode']
      return Object.fromEntries(keys.map((key) => [key, JSON.parse(localStorage.getItem(key) ?? 'null')]))
    })
  }

  /**
   * Grants permissions, by the names of the DevTools protocol, as the system does to an installed app; for as long as
   * its session is open, which is the life of the browser.
   */
  async allow(...permissions: ('durableStorage' | 'wakeLockScreen')[]): Promise<void> {
    const browser = await this.page.context().newCDPSession(this.page)
    await browser.send('Browser.grantPermissions', { origin: new URL(this.url).origin, permissions })
  }

  /** Deletes a cached file, as an eviction would. @returns number of deleted entries */
  dropFromCache(path: string): Promise<number> {
    return dropFromCache(this.page, path)
  }

  /** Paths of all cached files. */
  cachedPaths(): Promise<string[]> {
    return cachedPaths(this.page)
  }

  cacheNames(): Promise<string[]> {
    return cacheNames(this.page)
  }

  /** Checks for a newer build and waits until its worker is waiting. */
  waitForUpdate(): Promise<void> {
    return waitForUpdate(this.page)
  }

  /** Checks for a newer build without waiting for the result. */
  checkForUpdate(): Promise<void> {
    return checkForUpdate(this.page)
  }

  async updateWaits(): Promise<boolean> {
    return (await registration(this.page))?.waiting ?? false
  }

  /** Waits until no worker is installing. */
  async updateSettled(): Promise<boolean> {
    return (await registration(this.page))?.installing === false
  }

  /** Whether a worker is registered; null while the page reloads. */
  hasWorker(): Promise<boolean | null> {
    return registration(this.page).then(
      (found) => found !== null,
      () => null,
    )
  }
}

/** In the page: resolves once a navigation has kept its open groups for three frames, for a new screen opens its own. */
async function untilSteady(navigation: Element): Promise<void> {
  const shape = () =>
    [...navigation.querySelectorAll('[aria-expanded]')].map((each) => each.ariaExpanded).join()
  for (let before = shape(), same = 0; same < 3; ) {
    await new Promise(requestAnimationFrame)
    const now = shape()
    same = now === before ? same + 1 : 0
    before = now
  }
}
