import { expect, type Locator } from '@playwright/test'
import { demoRows } from './drivers/demoData'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'

/**
 * The list of vehicles with the server stopped (docs/rules.md VE-01 to VE-05). What it shows and filters:
 * src/features/vehicles/list/VehiclesScreen.test.tsx, of a dealer src/features/vehicles/inventory.
 */
const [{ modelName: MODEL } = { modelName: '' }] = demoRows('vehicles').filter(({ tags }) =>
  tags.includes('Truck'),
)

const showing = (kiosk: Kiosk): Locator =>
  kiosk.page
    .locator('main')
    .getByText(/^Showing/)
    .first()
const labels = (kiosk: Kiosk): Promise<string[]> => kiosk.vehicles.locator('td:first-child').allInnerTexts()

test('a reload finds search, order and filter again; keys move along all rows, open one and come back', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/1?lang=en')
  const { page } = kiosk
  await expect(kiosk.vehicles).not.toHaveCount(0)
  await kiosk.vehicles.first().getByRole('link').focus()
  await page.keyboard.press('End')
  // The header row counts too.
  const rows = demoRows('vehicles').length + 1
  const last = page.locator(`tr[aria-rowindex="${rows}"]`).getByRole('link')
  await expect(last).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator(`tr[aria-rowindex="${rows - 1}"]`).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(kiosk.heading).toHaveText('Vehicle details')
  await kiosk.goBack()
  await expect(kiosk.heading).toHaveText('Vehicles')
  const legend = page.getByRole('button', { name: 'What the labels mean' })
  await legend.click()
  await expect(page.getByRole('dialog').getByText('Waiting for ignition')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(legend).toBeFocused()

  const text = MODEL.toLowerCase()
  await kiosk.searchBox.fill(text)
  await page.getByRole('button', { name: 'Health' }).click()
  await page.getByRole('button', { name: /^Truck \d/ }).click()
  for (const parameter of [`q=${text}`, 'sort=health', 'tags=Truck'])
    await expect.poll(() => decodeURIComponent(kiosk.address()).replaceAll('+', ' ')).toContain(parameter)
  const before = { rows: await labels(kiosk), words: await showing(kiosk).innerText() }
  await kiosk.reload()
  await expect(showing(kiosk)).toHaveText(before.words)
  expect(await labels(kiosk)).toEqual(before.rows)
  await expect(kiosk.searchBox).toHaveValue(text)
  await expect(page.getByRole('button', { name: /^Truck \d/, pressed: true })).toBeVisible()
})
