import type { Locator, Page } from '@playwright/test'
import { rowsOf, type StoredTrip } from './database'
import type { Kiosk } from './kiosk'

/** The trip history screen, in English where texts are needed. */
export class Trips {
  constructor(private readonly page: Page) {}

  /** The rows of the list, by their order. */
  get rows(): Locator {
    return this.page.locator('[data-trip]')
  }

  /** The totals of the day. */
  get summary(): Locator {
    return this.page.locator('main h2').first().locator('xpath=../following-sibling::p')
  }

  /** The numbers on the rows. */
  async numbers(): Promise<string[]> {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.firstElementChild?.textContent ?? ''))
  }

  /** The replay slider. */
  get slider(): Locator {
    return this.page.getByRole('slider', { name: 'Replay position' })
  }

  /** Body rows of the event table. */
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

/** Opens the first trip of the fleet that matches, in English, so that the test does not depend on trip ids. */
export async function openTrip(
  kiosk: Kiosk,
  wanted: (trip: StoredTrip) => boolean,
): Promise<{ trip: StoredTrip; trips: Trips; address: string }> {
  await kiosk.visit('/1/detail/v-1?tab=trips&lang=en')
  const trips = new Trips(kiosk.page)
  await trips.rows.first().waitFor()
  const stored = await rowsOf(kiosk.page, 'trips')
  const trip = stored.find(wanted)
  if (!trip) throw new Error('no trip is as wanted')
  const address = `/1/detail/${trip.vehicleId}?tab=trips&trip=${trip.id}`
  await kiosk.visit(`${address}&lang=en`)
  return { trip, trips, address }
}
