import { expect, type Locator } from '@playwright/test'
import { LOCALE_NAMES, type Locale } from '../../src/domain/kiosk/locale'
import { messageOf } from './catalogs'
import { Tab } from './tab'
import { cachedPaths, cacheNames, checkForUpdate, dropFromCache, registration, waitForUpdate } from './worker'

/** The four ways in on the welcome page, by their names in English. */
const ENTRIES = {
  fleet: 'Full fleet demo',
  essentials: 'Basic essentials fleet demo',
  dealer: 'Dealer demo',
  game: 'Play Fleet Hero',
} as const

/** One tab of the kiosk, in the words of the booth. */
export class Kiosk extends Tab {
  /** The screen's title. */
  get heading(): Locator {
    return this.page.locator('h1')
  }

  /** How far the device is from running unplugged: starting, saving, ready, failed, insecure, unsupported. */
  async offlineState(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-offline')
  }

  /** Waits for the proof that the device runs unplugged. */
  async waitForOfflineReady(): Promise<void> {
    await this.untilOfflineIs('ready')
  }

  async untilOfflineIs(state: string): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-offline', state, { timeout: 60_000 })
  }

  /** What the welcome page says about working unplugged. */
  get offlineWords(): Locator {
    return this.page.getByRole('status')
  }

  /** The button beside it, in any language the only one in the footer. */
  get tryAgain(): Locator {
    return this.page.getByRole('button', { name: 'Try again' })
  }

  /** What a screen says when something went wrong. */
  get alert(): Locator {
    return this.page.getByRole('alert')
  }

  /** Takes a language on the welcome page. */
  async chooseLanguage(locale: Locale): Promise<void> {
    const choice = this.page.getByRole('radio', { name: LOCALE_NAMES[locale], exact: true })
    await choice.click()
    await expect(choice).toBeChecked()
    await expect(this.page.locator('html')).toHaveAttribute('lang', locale)
  }

  /** Takes a language in the header's account menu, which speaks `from` until then. */
  async chooseLanguageInMenu(from: Locale, to: Locale): Promise<void> {
    await this.page.getByRole('button', { name: messageOf(from, 'Account menu') }).click()
    await this.page.getByRole('menuitemradio', { name: LOCALE_NAMES[to], exact: true }).click()
    await expect(this.page.locator('html')).toHaveAttribute('lang', to)
  }

  /** A vehicle's figure by the name above it, as it reads with its unit; the first where it stands twice. */
  reading(name: string): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.locator('dt').getByText(name, { exact: true }) })
      .locator('dd')
      .first()
  }

  /** The times of the notifications, newest first, in English: opens their panel. */
  async feedTimes(): Promise<string[]> {
    await this.page.getByRole('button', { name: 'Notifications', exact: true }).click()
    const panel = this.page.getByRole('dialog', { name: 'Notifications', exact: true })
    await panel.getByRole('listitem').first().waitFor()
    const times = await panel.locator('time').allInnerTexts()
    return times.map((time) => time.replace(/\s/gu, ' '))
  }

  /** Takes one of the ways in on the welcome page, in English. */
  async enter(entry: keyof typeof ENTRIES): Promise<void> {
    await this.page.getByRole('button', { name: ENTRIES[entry], exact: true }).click()
  }

  /** Presses the tour's one big button. */
  async startTour(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start', exact: true }).click()
  }

  /** The main navigation in whatever form it has now. */
  get navigation(): Locator {
    return this.page
      .locator('nav')
      .filter({ has: this.page.locator('a[href="/0"]') })
      .first()
  }

  /** Activates an item of the main navigation by its address, opening menu and group where needed. */
  async tapNavigation(path: string): Promise<void> {
    const link = this.navigation.locator(`a[href="${path}"]`)
    await link.waitFor({ state: 'attached' })
    await this.openMenu()
    const group = await link.evaluate((element) => element.closest('[inert]')?.id ?? '')
    if (group) await this.navigation.locator(`button[aria-controls="${group}"]`).click()
    await link.click()
  }

  /** Opens the drawer where the screen is narrow; the navigation must be there. */
  async openMenu(): Promise<void> {
    const { width } = this.page.viewportSize() ?? { width: 0 }
    if (width >= 992) return
    const menu = this.page.locator('header button[aria-expanded]').first()
    if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click()
  }

  /** The header's way back to the list. */
  get backLink(): Locator {
    return this.page.locator('header a[href]').first()
  }

  /** The bar of shortcuts under a narrow screen. */
  get footerBar(): Locator {
    return this.page.getByRole('navigation', { name: 'Shortcuts' })
  }

  /** The header's button of the navigation. */
  get menuButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  }

  /** The header's bell, and the panel that it opens. */
  get bell(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Notifications' })
  }

  get panel(): Locator {
    return this.page.getByRole('dialog', { name: 'Notifications' })
  }

  /** The header's choice of a fleet. */
  get fleet(): Locator {
    return this.page.getByRole('banner').getByRole('combobox', { name: 'Fleet' })
  }

  /** Takes an entry or a choice of the account menu, in English. */
  async fromAccountMenu(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Account menu' }).click()
    await this.page.getByRole('menu', { name: 'Account menu' }).getByText(name, { exact: true }).click()
  }

  /** Scrolls the page as a finger does, and waits until it is there. */
  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.poll(() => this.scrolled()).toBe(top)
  }

  /** How far the page is scrolled, CSS pixels. */
  scrolled(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY))
  }

  /** Ends the visit by the logo. */
  async tapLogo(): Promise<void> {
    await this.navigation.waitFor({ state: 'attached' })
    await this.openMenu()
    await this.page.getByRole('button', { name: /start over$/ }).click()
  }

  /** The rows of the vehicles list, without its head. */
  get vehicles(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.locator('a[href^="/1/detail/"]') })
  }

  /** The vehicles list, which scrolls in itself. */
  private get vehicleTable(): Locator {
    return this.page.getByRole('region', { name: 'Vehicles', exact: true })
  }

  async scrollVehiclesTo(top: number): Promise<void> {
    await this.vehicleTable.evaluate((table, y) => table.scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.poll(() => this.vehiclesScrolled()).toBe(top)
  }

  /** How far the vehicles list is scrolled, CSS pixels. */
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

  /** Deletes a cached file, as an eviction would; says how many the device had of it. */
  dropFromCache(path: string): Promise<number> {
    return dropFromCache(this.page, path)
  }

  /** Paths of all files that the device keeps. */
  cachedPaths(): Promise<string[]> {
    return cachedPaths(this.page)
  }

  cacheNames(): Promise<string[]> {
    return cacheNames(this.page)
  }

  /** Asks for a newer build and waits until it is saved and waits for its turn. */
  waitForUpdate(): Promise<void> {
    return waitForUpdate(this.page)
  }

  /** Asks for a newer build, whatever comes of it. */
  checkForUpdate(): Promise<void> {
    return checkForUpdate(this.page)
  }

  async updateWaits(): Promise<boolean> {
    return (await registration(this.page))?.waiting ?? false
  }

  /** Nothing is being installed any more. */
  async updateSettled(): Promise<boolean> {
    return (await registration(this.page))?.installing === false
  }

  /** Whether a worker is registered; null while the page is loaded anew. */
  hasWorker(): Promise<boolean | null> {
    return registration(this.page).then(
      (found) => found !== null,
      () => null,
    )
  }
}
