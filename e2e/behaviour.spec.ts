import { expect } from '@playwright/test'
import { test } from './drivers/fixtures'
import { MapRoom, WITH_WEBGL } from './drivers/mapRoom'

/** Driver behaviour and the dashboard's own pieces, on a device whose network is gone (BE, DA). */
test.use({ launch: WITH_WEBGL })

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
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Change' }).click()
  await kiosk.arrivesAt('/behavior-efficiency?window=60&sort=-change')
  await page.getByRole('button', { name: 'Change' }).click()
  await kiosk.arrivesAt('/behavior-efficiency?window=60&sort=change')
  const shut = rows.filter({ hasText: 'Pool Car 5' })
  await expect(shut).toContainText('--')
  await shut.click()
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
  const tile = page.getByRole('button', { name: /^Checked out/ })
  await expect(tile).toContainText('28')
  await tile.click()
  const dialog = page.getByRole('dialog', { name: 'Vehicle check' })
  await expect(dialog.getByRole('listitem')).toHaveCount(28)
  await dialog.getByRole('switch', { name: 'Show all' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(48)
  await page.keyboard.press('Escape')
  await expect(tile).toBeFocused()
})

test('the overview is the same map that the map room shows next', async ({ unplugged: device }) => {
  const kiosk = await device.open('/home?lang=en&motion=0')
  const { page } = kiosk
  const map = new MapRoom(page)
  await map.untilDrawn()
  await page.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-seen', 'home'))
  await page.getByRole('region', { name: 'Fleet overview' }).getByRole('link', { name: 'View map' }).click()
  await kiosk.arrivesAt('/0')
  await map.untilDrawn()
  await expect(page.locator('canvas')).toHaveCount(1)
  await expect(page.locator('canvas')).toHaveAttribute('data-seen', 'home')
})
