import { expect, type Page } from '@playwright/test'
import { withCheckDigit } from '#domain/vehicle/vin'
import { rowsOf } from './drivers/database'
import { demoRows } from './drivers/demoData'
import { test } from './drivers/fixtures'

/**
 * Importing vehicles and creating fleets with the server stopped (docs/rules.md VE-07 to VE-12,
 * FL-01 to FL-03).
 */
const VEHICLES = demoRows('vehicles').length
const vin = (serial: number) => withCheckDigit(`1GNSKBKC0MR9${String(serial).padStart(5, '0')}`)
const importResult = (page: Page, line: string) =>
  page.getByRole('table', { name: 'Lines in the list' }).getByRole('row').filter({ hasText: line })
const shown = (page: Page) => page.getByRole('combobox', { name: 'Fleet' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a Latin-1 file with semicolons: each wrong line is named, the rest is added, and a reset drops it', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/1?lang=en')
  const { page } = kiosk
  const [known] = await rowsOf(page, 'vehicles')
  const withO = vin(3).replace('MR9', 'MRO')
  const lines = ['Camión;NIV', `Ñandú;${vin(1)}`, `Año;${withO}`, `Dos;${vin(1)}`, `Tres;${known?.vin}`]
  await button(page, 'Add vehicles').click()
  await page.getByRole('radio', { name: 'CSV file' }).click()
  await button(page, 'Review list').click()
  await expect(page.getByText('Value required')).toBeVisible()
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'flotilla.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  })

  await expect(page.getByText('1 vehicle will be added.')).toBeVisible()
  await expect(importResult(page, vin(1)).first()).toContainText('2021 Chevrolet')
  await expect(importResult(page, withO)).toContainText('O in position 12')
  await expect(importResult(page, vin(1)).nth(1)).toContainText('Same VIN as line 2')
  await expect(importResult(page, String(known?.vin))).toContainText(`${known?.label} already has this VIN`)
  await button(page, 'Add 1 vehicle').click()
  await expect(page.getByText('Value required')).toBeVisible()
  await page.getByText(/\$6\.99 per vehicle per month, plus tax. I can cancel by phone/).click()
  await button(page, 'Add 1 vehicle').click()
  await expect(page.getByText('1 vehicle added')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'VINs' })).toHaveValue(withO)
  await button(page, 'Close').click()
  await kiosk.searchBox.fill(vin(1))
  await expect(page.getByRole('link', { name: vin(1).slice(-8) })).toBeVisible()

  await kiosk.tapLogo()
  await expect.poll(async () => (await rowsOf(page, 'vehicles')).length).toBe(VEHICLES)
  expect(device.seen().problems()).toEqual([])
})

test('a new fleet gets vehicles, a new name everywhere, and is gone after a reset', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/9?lang=en')
  const { page } = kiosk
  await button(page, 'Create a fleet').click()
  const name = page.getByRole('textbox', { name: 'Fleet name' })
  await button(page, 'Create fleet').click()
  await expect(name).toBeFocused()
  await name.fill('FLEET one')
  await page.getByRole('textbox', { name: 'Business email' }).fill('ana@north')
  await button(page, 'Create fleet').click()
  await expect(page.getByText('This name is already in use. Choose another.')).toBeVisible()
  await expect(
    page.getByText('ana@north has an incomplete domain. Add an ending, such as .com or .ca.'),
  ).toBeVisible()
  await name.fill('North')
  await page.getByRole('textbox', { name: 'Business email' }).fill('ana@north.example')
  await button(page, 'Create fleet').click()

  await expect(page.getByText('No vehicles here yet')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Show only this fleet' }).click()
  await page.getByRole('radio', { name: `In other fleets: ${VEHICLES}` }).click()
  for (const model of [/Silverado/, /Express/])
    await page.locator('label', { hasText: model }).first().click()
  await button(page, 'Move 2 vehicles here').click()
  await expect(page.getByRole('radio', { name: 'In this fleet: 2' })).toBeVisible()
  await button(page, 'Edit fleet').click()
  await name.fill('Far north')
  await button(page, 'Save changes').click()
  await expect(page.getByRole('dialog', { name: 'Edit fleet' })).toBeHidden()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Far north' })).toBeVisible()
  await button(page, 'Close').click()
  await expect(shown(page)).toHaveValue('Far north')
  await page.getByRole('link', { name: 'Vehicles', exact: true }).click()
  await expect(page.getByText('Showing 2 of 2')).toBeVisible()

  await kiosk.tapLogo()
  await expect
    .poll(async () => (await rowsOf(page, 'fleets')).map((fleet) => fleet.name))
    .toEqual(demoRows('fleets').map((fleet) => fleet.name))
  await kiosk.visit('/9')
  await expect(shown(page)).toHaveValue('all')
})
