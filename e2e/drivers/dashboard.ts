import type { Locator, Page } from '@playwright/test'

/** The dashboard, in English. */
export class Dashboard {
  constructor(private readonly page: Page) {}

  /** Today's snapshot card. */
  get sentence(): Locator {
    return this.page.getByText(/^\d+ vehicles?( in| across|\.)/).first()
  }

  /** Number of vehicles in the list's "Showing" text. */
  async listed(): Promise<number> {
    const words = this.page.getByText(/^Showing \d+ of \d+$/)
    await words.waitFor()
    return Number(/(\d+) of/.exec(await words.innerText())?.[1])
  }
}
