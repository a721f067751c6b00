import { expect } from '@playwright/test'
import { rowsOf } from './drivers/database'
import { demoRows } from './drivers/demoData'
import { test } from './drivers/fixtures'
import { expectPrinted } from './drivers/print'

/** Expenses with the server stopped (docs/rules.md EX-06, EX-07, EX-09). */
/** One white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

test('a charging receipt agrees to the cent; an expense is entered over a reload and gets a picture', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/3?type=charging&receipt=with&lang=en')
  const { page } = kiosk
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })

  const table = page.getByRole('table', { name: /^Expenses/ })
  await table.getByRole('link').first().click()
  const receipt = (await page.getByRole('article', { name: /^Receipt/ }).textContent()) ?? ''
  const [, volume, price] = /([\d.]+)\skWh × \$([\d.]+)\/kWh/.exec(receipt) ?? []
  const cents = Math.round(Number(volume) * Number(price) * 100)
  expect(receipt).toContain(`Amount before tax$${(cents / 100).toFixed(2)}`)
  await expectPrinted(page)
  await button('Close').click()

  const vehicles = await rowsOf(page, 'vehicles')
  const vehicle = vehicles.find(({ driverId, details }) => driverId && !details.ev && details.fuel !== null)
  if (!vehicle) throw new Error('The fleet has no gas vehicle with a driver')
  await button('Add expense').click()
  const vehicleField = page.getByRole('combobox', { name: 'Vehicle' })
  await vehicleField.fill(vehicle.label)
  await expect(page.getByRole('option', { name: vehicle.label }).first()).toBeVisible()
  // A tap on a list that still moves is tried again after a scroll, which closes the list.
  await vehicleField.press('ArrowDown')
  await vehicleField.press('Enter')
  await expect(vehicleField).toHaveValue(new RegExp(vehicle.label))
  await field('Volume').fill('2')
  await field('Unit price').fill('3.459')
  await page.reload()
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible()
  await expect(field('Amount before tax')).toHaveValue('6.92')
  await field('Odometer').fill(String(vehicle.details.odometerMi))
  await button('Save expense').click()
  await expect(page.getByText('Value required')).toHaveCount(1)
  // As fast as people type: a second press right after the first counts as one of a double press.
  await field('Merchant').pressSequentially('Corner Gas', { delay: 60 })
  await button('Save expense').click()

  await expect(page.getByText('No receipt')).toBeVisible()
  await page.getByLabel('Attach a picture').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  })
  await expect(page.getByRole('img', { name: 'Attached receipt' })).toBeVisible()
  const [added] = (await rowsOf(page, 'expenses')).filter(({ merchant }) => merchant.us === 'Corner Gas')
  expect(added).toMatchObject({ amount: 6.92, vehicleId: vehicle.id, driverId: vehicle.driverId })
  expect(added?.receiptPicture).toMatch(/^data:image\/jpeg;base64,/)

  await button('Close').click()
  await kiosk.tapLogo()
  await expect.poll(async () => (await rowsOf(page, 'expenses')).length).toBe(demoRows('expenses').length)
  expect(device.seen().problems()).toEqual([])
})
