import { expect } from '@playwright/test'
import { titleOf } from './drivers/catalogs'
import { rowsOf } from './drivers/database'
import { demoRows, findRow } from './drivers/demoData'
import { test } from './drivers/fixtures'
import { accessibilityFaults, sidewaysScrollers, smallTargets } from './drivers/screenChecks'
import { Trips } from './drivers/trips'

/** The replay of a trip on the real map, with the server stopped; the rest: src/features/trips/tripScreens.test.tsx. */

const VEHICLE = findRow(
  demoRows('vehicles'),
  ({ driverId, status }) => driverId !== null && status === 'connected',
)

test('a vehicle leads to a day of its trips; one plays to its end, and the address follows', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open(`/1/detail/${VEHICLE.id}?lang=en&now=2026-11-20T20:00:00Z`)
  const { page } = kiosk
  const trips = new Trips(page)
  await page.getByRole('link', { name: 'View all trips' }).click()
  await expect(kiosk.heading).toHaveText(titleOf('en', 'tripHistory'))
  await kiosk.backLink.click()
  await kiosk.arrivesAt(`/1/detail/${VEHICLE.id}`)
  await kiosk.goBack()
  await trips.chooseDay('November 19')
  const ofDay = (await rowsOf(page, 'trips')).filter(
    ({ vehicleId, daysAgo }) => vehicleId === VEHICLE.id && daysAgo === 1,
  )
  await expect(trips.rows).toHaveCount(ofDay.length)
  await trips.rows.first().click()
  await expect(trips.rows.first()).toHaveAttribute('aria-current', 'true')
  const trip = findRow(ofDay, ({ number }) => number === 1)
  await expect.poll(() => kiosk.address()).toContain(`trip=${trip.id}`)

  const end = trip.minutes * 60
  await trips.slider.fill(`${end - 60}`)
  await trips.slider.press('ArrowRight')
  await expect(trips.slider).toHaveValue(`${end - 59}`)
  await expect.poll(() => kiosk.address()).toContain(`t=${end - 59}`)
  await page.getByRole('radio', { name: '20x' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(trips.slider).toHaveValue(`${end}`)
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect.poll(() => kiosk.address()).toContain(`t=${end}`)
  await trips.events.last().getByRole('button').first().click()
  const place = page
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText('Address', { exact: true }) })
  await expect(place.locator('dd')).toHaveText(/\w{2}/)
  expect(device.seen().problems()).toEqual([])
})

test('a trip is accessible and has large enough targets', async ({ unplugged: device }) => {
  const kiosk = await device.open(`/1/detail/${VEHICLE.id}?tab=trips&lang=en`)
  await expect(new Trips(kiosk.page).events).not.toHaveCount(0)
  for (const theme of ['light', 'hall'] as const)
    expect.soft(await accessibilityFaults(kiosk.page, theme)).toEqual([])
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
  ] as const) {
    await kiosk.resize(width, height)
    expect.soft(await sidewaysScrollers(kiosk.page), `${width} px`).toEqual([])
    expect.soft(await smallTargets(kiosk.page), `${width} px`).toEqual([])
  }
})
