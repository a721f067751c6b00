import type { Locator, Page } from '@playwright/test'

/** The trip history screen, in English where texts are needed. */
export class Trips {
  constructor(private readonly page: Page) {}

  /** The rows of the list, by their order. */
  get rows(): Locator {
    return this.page.locator('[data-trip]')
  }

  /** The replay slider. */
  get slider(): Locator {
    return this.page.getByRole('slider', { name: 'Replay position' })
  }

  /** Body rows of the event table. */
  get events(): Locator {
    return this.page.locator('section[aria-labelledby="trip-events"] tbody tr')
  }

  /** Opens the calendar and takes a day by its date in words, such as "November 19". */
  async chooseDay(date: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Choose a day' }).click()
    const calendar = this.page.getByRole('dialog', { name: 'Calendar' })
    await calendar.getByRole('button', { name: new RegExp(date) }).click()
  }
}
