import { expect, type Page } from '@playwright/test'
import { rowsOf } from './drivers/database'
import { demoRows } from './drivers/demoData'
import { test } from './drivers/fixtures'

/** Adding an add-on solution with the server stopped (docs/rules.md AD-04, AD-07, AD-08). */
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('isCameraAdded'))
const withCamera = async (page: Page) =>
  (await rowsOf(page, 'vehicles')).filter(({ addOns }) => addOns.camera).map(({ id }) => id)

test('the dual camera is priced and added, taken back by its undo, and a reset forgets it', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/8?lang=en')
  const { page } = kiosk
  const shipped = await withCamera(page)
  await button(page, 'Add Dual camera to the estimate').click()
  await page.getByRole('slider', { name: 'Vehicles for Dual camera' }).fill('3')
  const estimate = page.getByRole('complementary', { name: 'Estimate' })
  await expect(estimate.getByText('3 vehicles × $6.99')).toBeVisible()
  await expect(estimate.getByText('$22.28')).toBeVisible()
  await expect(estimate.getByText(`of ${demoRows('vehicles').length} vehicles`)).toBeVisible()

  await button(page, 'Add to 3 vehicles').click()
  await expect(page.getByText('Dual camera added to 3 vehicles')).toBeVisible()
  expect(await flag(page)).toBe('true')
  expect(await withCamera(page)).toHaveLength(3)
  await button(page, 'Undo').click()
  await expect.poll(() => withCamera(page)).toEqual(shipped)
  expect(await flag(page)).toBe('false')

  await page.getByRole('link', { name: 'Dual camera' }).click()
  await button(page, `Choose all ${demoRows('vehicles').length} vehicles`).click()
  await button(page, `Add to ${demoRows('vehicles').length} vehicles`).click()
  await expect(page.getByText('Nothing left to choose')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing left to choose')).toBeVisible()
  expect(await flag(page)).toBe('true')
  await kiosk.visit('/8?reset')
  await expect.poll(() => withCamera(page)).toEqual(shipped)
  expect(await flag(page)).toBe('false')
})
