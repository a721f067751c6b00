import { expect } from '@playwright/test'
import { MOST_ROWS } from '../src/domain/behavior/behavior'
import { fleetCheckList } from '../src/domain/vehicle/vehicleCheck'
import { drivenVehicles } from './drivers/demoData'
import { test } from './drivers/fixtures'

/** Driver behavior and the vehicle check of the dashboard, with the server stopped (BE, DA). */
test('a summary leads to its table; order and days stay while a vehicle is looked at', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/home?lang=en&motion=0&days=60')
  const { page } = kiosk
  await page
    .getByRole('region', { name: 'Gas vehicles' })
    .getByRole('link', { name: /^Economy/ })
    .click()
  await kiosk.arrivesAt('/behavior-efficiency?window=60')
  const rows = page.locator('tbody tr[data-index]')
  await expect(rows).toHaveCount(MOST_ROWS)
  await page.getByRole('button', { name: 'Change' }).click()
  await kiosk.arrivesAt('/behavior-efficiency?window=60&sort=-change')
  await page.getByRole('button', { name: 'Change' }).click()
  await kiosk.arrivesAt('/behavior-efficiency?window=60&sort=change')
  const disabledRow = rows.filter({ hasText: 'Pool Car 5' })
  await expect(disabledRow).toContainText('--')
  await disabledRow.click()
  await kiosk.arrivesAt('/behavior-efficiency?window=60&sort=change')
  await rows.filter({ hasText: 'Lakeshore Van 3' }).click()
  await expect(page).toHaveURL(/\/1\/detail\/v-\d+$/)
  await kiosk.goBack()
  await expect(page.getByRole('columnheader', { name: 'Change' })).toHaveAttribute('aria-sort', 'ascending')
})

test('the vehicle check lists as many as its tile counts, and all with its switch', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/home?lang=en&motion=0')
  const { page } = kiosk
  const all = fleetCheckList(drivenVehicles())
  const out = all.filter(({ checkedOut }) => checkedOut)
  const tile = page.getByRole('button', { name: /^Checked out/ })
  await expect(tile).toContainText(`${out.length}`)
  await tile.click()
  const dialog = page.getByRole('dialog', { name: 'Vehicle check' })
  await expect(dialog.getByRole('listitem')).toHaveCount(out.length)
  await dialog.getByRole('switch', { name: 'Show all' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(all.length)
  await page.keyboard.press('Escape')
  await expect(tile).toBeFocused()
})
