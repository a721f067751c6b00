import { expect, type Page, type Response } from '@playwright/test'

/** A browser tab of the kiosk: its address, size, clock and storage. */
export class Tab {
  /** Addresses of pending requests. */
  private readonly unanswered = new Set<string>()

  constructor(
    readonly page: Page,
    protected readonly url: string,
  ) {
    page.on('request', (request) => this.unanswered.add(request.url()))
    page.on('requestfinished', (request) => this.unanswered.delete(request.url()))
    page.on('requestfailed', (request) => this.unanswered.delete(request.url()))
  }

  /** Loads an address and waits until a screen is rendered. */
  async visit(path: string): Promise<void> {
    await this.load(path)
    await this.untilShown()
  }

  /** Loads an address without waiting for a screen. @returns what answered */
  async load(path: string): Promise<Response | null> {
    return this.page.goto(this.url + path, { waitUntil: 'commit' })
  }

  /** Navigates to an address on the client, as a link does. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((address) => history.pushState({}, '', address), path)
  }

  /** Waits for the screen that React rendered, not for the prerendered one. */
  async untilShown(): Promise<void> {
    try {
      await expect(this.page.locator('h1').first()).toBeAttached()
      await expect(this.page.locator('html[data-offline]')).toBeAttached()
    } catch (error) {
      // The pending requests explain a timeout; a screenshot does not show them.
      throw new Error(`${error}\nUnanswered: ${[...this.unanswered].join(', ') || 'nothing'}`)
    }
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'commit' })
    await this.untilShown()
  }

  close(): Promise<void> {
    return this.page.close()
  }

  /** Goes back in the browser's history. */
  async goBack(): Promise<void> {
    await this.page.goBack({ waitUntil: 'commit' })
  }

  async goForward(): Promise<void> {
    await this.page.goForward({ waitUntil: 'commit' })
  }

  /** Path and search of the address bar. */
  address(): string {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }

  /** Waits until the address matches. */
  async arrivesAt(path: string): Promise<void> {
    await expect.poll(() => this.address()).toBe(path)
  }

  /** Sets the viewport size, CSS pixels. */
  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height })
  }

  /** Lets things move, as for visitors who do not ask for less motion. Call before the first visit. */
  async allowMotion(): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'no-preference' })
  }

  /** Installs Playwright's clock, which keeps running until time is advanced. Call before the first visit. */
  async takeClock(): Promise<void> {
    await this.page.clock.install()
  }

  /** Advances the clock and fires the timers that are due. */
  async passTime(ms: number): Promise<void> {
    await this.page.clock.fastForward(ms)
  }

  /** Waits until the network is idle for half a second. */
  async untilQuiet(): Promise<void> {
    let before = -1
    const asked = () => this.page.evaluate(() => performance.getEntriesByType('resource').length)
    await expect
      .poll(
        async () => {
          const count = await asked()
          const same = count === before
          before = count
          return same
        },
        { intervals: [500] },
      )
      .toBe(true)
  }

  /** Parsed JSON value of localStorage; null when absent. */
  stored(key: string): Promise<unknown> {
    return this.page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)
  }

  /** Stores a value in localStorage as JSON. */
  async store(key: string, value: unknown): Promise<void> {
    await this.page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      key,
      JSON.stringify(value),
    ] as const)
  }

  /** Opens this address in a new tab with a copy of sessionStorage, as "Duplicate tab" does. */
  async duplicate(): Promise<void> {
    await this.page.evaluate(() => void open(location.href, '_blank'))
  }

  /** Forgets modes, language and visit: the next address opens as in a new tab of a tidied device. */
  async forget(): Promise<void> {
    await this.page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }

  /** Marks the loaded document; a reload removes the mark. */
  async markPage(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { markedByTest: true }))
  }

  isMarkedPage(): Promise<boolean> {
    return this.page.evaluate(() => 'markedByTest' in window)
  }
}
