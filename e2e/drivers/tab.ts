import { expect, type Page } from '@playwright/test'

/** One tab of a browser pointed at the kiosk: its address, size, clock and storage. */
export class Tab {
  /** Addresses that were asked for and have no answer yet. */
  private readonly unanswered = new Set<string>()

  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {
    page.on('request', (request) => this.unanswered.add(request.url()))
    page.on('requestfinished', (request) => this.unanswered.delete(request.url()))
    page.on('requestfailed', (request) => this.unanswered.delete(request.url()))
  }

  /** Loads an address from anew and waits until a screen is there. */
  async visit(path: string): Promise<void> {
    await this.load(path)
    await this.untilShown()
  }

  /** Loads an address from anew, whatever comes of it. */
  async load(path: string): Promise<void> {
    await this.page.goto(this.url + path, { waitUntil: 'commit' })
  }

  /** Goes to an address as a link of the kiosk does, without loading anything anew. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((address) => history.pushState({}, '', address), path)
  }

  /** Waits for the screen that React rendered, not the one painted before it. */
  async untilShown(): Promise<void> {
    try {
      await expect(this.page.locator('h1').first()).toBeAttached()
      await expect(this.page.locator('html[data-offline]')).toBeAttached()
    } catch (error) {
      // What it waits for says why, and is nowhere in the picture.
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

  /** The browser's own way back. */
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

  /** Waits until the address is this one. */
  async arrivesAt(path: string): Promise<void> {
    await expect.poll(() => this.address()).toBe(path)
  }

  /** Turns the screen or takes another one, CSS pixels. */
  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height })
  }

  /** Takes the page's clock in hand; it goes on by itself until time is passed. Before the first visit. */
  async takeClock(): Promise<void> {
    await this.page.clock.install()
  }

  /** Lets this much time pass at once, timers that are due included. */
  async passTime(ms: number): Promise<void> {
    await this.page.clock.fastForward(ms)
  }

  /** Waits until the page has asked for nothing for half a second. */
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

  /** A value of localStorage, as its JSON says; null when it is not there. */
  stored(key: string): Promise<unknown> {
    return this.page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)
  }

  /** Puts a value into localStorage, as JSON. */
  async store(key: string, value: unknown): Promise<void> {
    await this.page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      key,
      JSON.stringify(value),
    ] as const)
  }

  /** Opens this address in a tab that copies this one's sessionStorage, as "Duplicate tab" does. */
  async duplicate(): Promise<void> {
    await this.page.evaluate(() => void open(location.href, '_blank'))
  }

  /** Marks this very page: a reload takes the mark away. */
  async markPage(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { markedByTest: true }))
  }

  isMarkedPage(): Promise<boolean> {
    return this.page.evaluate(() => 'markedByTest' in window)
  }
}
