import type { Locator, Page } from '@playwright/test'

/** The trip history on the screen, in English where words are needed. */
export class Trips {
  constructor(private readonly page: Page) {}

  /** The rows of the list, by their order. */
  get rows(): Locator {
    return this.page.locator('[data-trip]')
  }

  /** What the day came to. */
  get summary(): Locator {
    return this.page.locator('main h2').first().locator('xpath=../following-sibling::p')
  }

  /** The numbers on the rows. */
  async numbers(): Promise<string[]> {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.firstElementChild?.textContent ?? ''))
  }

  /** The slider through the trip. */
  get slider(): Locator {
    return this.page.getByRole('slider', { name: 'Time in the trip' })
  }

  /** Rows of the table of what happened, without its head. */
  get events(): Locator {
    return this.page.locator('section[aria-labelledby="trip-events"] tbody tr')
  }

  /** The button of the first row with this name. */
  event(name: string): Locator {
    return this.events.getByRole('button', { name }).first()
  }

  /** The choice of business or personal. */
  kind(name: 'Business' | 'Personal'): Locator {
    return this.page.getByRole('radio', { name, exact: true })
  }

  /** Opens the calendar and takes a day by its date in words, such as "November 19". */
  async chooseDay(date: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Choose a day' }).click()
    const calendar = this.page.getByRole('dialog', { name: 'Calendar' })
    await calendar.getByRole('button', { name: new RegExp(date) }).click()
  }
}
