import { expect } from '@playwright/test'
import { rowsOf } from './drivers/database'
import { demoRows, findRow } from './drivers/demoData'
import { test } from './drivers/fixtures'

/** The page of a fleet vehicle, with the server stopped; its fields: src/features/vehicles/detail. */
const VEHICLE = findRow(demoRows('vehicles'), ({ details }) => details.tirePressure !== null)

test('every section is one tap away, and a permission survives a reload', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  await kiosk.resize(820, 1180)
  await kiosk.visit(`/1/detail/${VEHICLE.id}?lang=en`)
  const sections = kiosk.page.getByRole('navigation', { name: 'On this page' })
  for (const [link, heading] of [
    ['Overview', VEHICLE.label],
    ['Mileage', /^(Fuel|Battery) and mileage/],
    ['Range', 'Range'],
    ['Tires', 'Tires'],
    ['Diagnostics', 'Diagnostics'],
    ['Remote commands', 'Remote commands'],
    ['Permissions', 'Permissions'],
  ] as const) {
    await sections.getByRole('link', { name: link }).click()
    await expect(kiosk.page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
  }
  const checkIn = kiosk.checkInSwitch
  const before = await checkIn.isChecked()
  const stored = async () =>
    (await rowsOf(kiosk.page, 'vehicles')).find(({ id }) => id === VEHICLE.id)?.details.allowDriverCheckIn
  await checkIn.click()
  await expect.poll(stored).toBe(!before)
  await kiosk.reload()
  await expect(checkIn).toBeChecked({ checked: !before })
  await checkIn.click()
  await expect.poll(stored).toBe(before)
})
