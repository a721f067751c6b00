import { expect, type Locator } from '@playwright/test'
import { demoRows } from './drivers/demoData'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'

/** The vehicle lists with the server stopped (docs/rules.md VE-01 to VE-05, DI-01 to DI-18). */

const showing = (kiosk: Kiosk): Locator =>
  kiosk.page
    .locator('main')
    .getByText(/^Showing/)
    .first()
const labels = (kiosk: Kiosk): Promise<string[]> => kiosk.vehicles.locator('td:first-child').allInnerTexts()

test('search, order and filter are in the address, and a reload finds them again', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/1?lang=en')
  await kiosk.searchBox.fill('silverado')
  await kiosk.page.getByRole('button', { name: 'Health' }).click()
  await kiosk.page.getByRole('button', { name: /^Truck \d/ }).click()
  await expect.poll(() => kiosk.address()).toContain('q=silverado')
  await expect.poll(() => kiosk.address()).toContain('sort=health')
  await expect.poll(() => kiosk.address()).toContain('tags=Truck')
  const before = { rows: await labels(kiosk), words: await showing(kiosk).innerText() }
  await kiosk.reload()
  await expect(showing(kiosk)).toHaveText(before.words)
  expect(await labels(kiosk)).toEqual(before.rows)
  await expect(kiosk.searchBox).toHaveValue('silverado')
  await expect(kiosk.page.getByRole('button', { name: /^Truck \d/, pressed: true })).toBeVisible()
})

test('a link by status shows just these vehicles, as many as the filter counts', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/1?status=connected,valid&lang=en')
  await expect(kiosk.vehicles).not.toHaveCount(0)
  await kiosk.page.getByRole('button', { name: 'Filter, 2 active' }).click()
  const status = kiosk.page.getByRole('dialog').getByRole('group', { name: 'Status' })
  await expect(status.getByRole('button', { pressed: true })).toHaveCount(2)
  const chosen = await status.getByRole('button', { pressed: true }).allInnerTexts()
  const counted = chosen.reduce((sum, text) => sum + Number(/\d+$/.exec(text)?.[0]), 0)
  await kiosk.page.keyboard.press('Escape')
  await expect(showing(kiosk)).toHaveText(new RegExp(`^Showing ${counted} of`))
  await kiosk.page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(showing(kiosk)).toHaveText(/^Showing (\d+) of \1$/)
})

test('a dealer filters the inventory, newest choice first, and clears it all', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/welcome?lang=en')
  await kiosk.enter('dealer')
  await kiosk.arrivesAt('/home')
  await kiosk.visit('/1')
  await kiosk.page.getByRole('button', { name: /^90\+ days/ }).click()
  await kiosk.page.getByRole('button', { name: 'Filter, 1 active' }).click()
  const stock = demoRows('dealerVehicles').length
  const geofence = kiosk.page.getByRole('dialog').getByRole('group', { name: 'Geofence' })
  await geofence.getByRole('button', { name: /^Main Lot/ }).click()
  await geofence.getByRole('button', { name: /^Remote Lot/ }).click()
  await expect.poll(() => new URL(kiosk.page.url()).searchParams.get('geofence')).toBe('Remote Lot,Main Lot')
  await kiosk.page.getByRole('button', { name: 'Clear all' }).click()
  await kiosk.page.getByRole('button', { name: 'Done' }).click()
  await expect(showing(kiosk)).toHaveText(`Showing ${stock} of ${stock}`)
  await expect.poll(() => new URL(kiosk.page.url()).searchParams.get('age')).toBeNull()
})

test('the keyboard searches, moves along the rows, opens one and comes back', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/1?lang=en')
  await expect(kiosk.vehicles).not.toHaveCount(0)
  await kiosk.vehicles.first().getByRole('link').focus()
  await kiosk.page.keyboard.press('End')
  // The header row counts too.
  const rows = demoRows('vehicles').length + 1
  const last = kiosk.page.locator(`tr[aria-rowindex="${rows}"]`).getByRole('link')
  await expect(last).toBeFocused()
  await kiosk.page.keyboard.press('ArrowUp')
  await expect(kiosk.page.locator(`tr[aria-rowindex="${rows - 1}"]`).getByRole('link')).toBeFocused()
  await kiosk.page.keyboard.press('Enter')
  await expect(kiosk.heading).toHaveText('Vehicle details')
  await kiosk.goBack()
  await expect(kiosk.heading).toHaveText('Vehicles')
  await kiosk.page.getByRole('button', { name: 'What the labels mean' }).click()
  await expect(kiosk.page.getByRole('dialog').getByText('Waiting for ignition')).toBeVisible()
  await kiosk.page.keyboard.press('Escape')
  await expect(kiosk.page.getByRole('button', { name: 'What the labels mean' })).toBeFocused()
})
