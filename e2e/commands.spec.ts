import { expect } from '@playwright/test'
import { Commands } from './drivers/commands'
import { rowsOf } from './drivers/database'
import { demoRow } from './drivers/demoData'
import { test } from './drivers/fixtures'

test.use({ prepared: true })

/** Remote commands and assignments (docs/rules.md VD-10 to VD-24, DI-03), on a device with a finished first visit. */
test('commands ask for the password and show what they did; an opened door silences the horn', async ({
  device,
  booth,
}) => {
  const kiosk = await device.open('/1/detail/v-1?lang=en')
  await booth.stopKiosk()
  const commands = new Commands(kiosk.page)
  const { page } = kiosk
  await commands.tap('Lock doors')
  await expect(commands.password).toBeFocused()
  await commands.press()
  await expect(page.getByText('Value required')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(commands.dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Lock doors', exact: true })).toBeFocused()
  await commands.send('Lock doors')
  await expect(commands.answer('Success: Lock Doors is activated')).toBeVisible()
  await expect(page.getByText('Locked', { exact: true })).toBeVisible()
  await commands.send('Horn and lights on')
  await expect(page.getByText(/\d+ s left/)).toBeVisible()
  await page.getByRole('button', { name: 'Simulate driver door opening' }).click()
  await expect(page.getByText('Off: driver door opened')).toBeVisible()
  await kiosk.tapLogo()
  await kiosk.arrivesAt('/tour')
  await kiosk.goBack()
  await expect(page.getByText('No commands yet')).toBeVisible()
})

test('in demo mode a command is not active', async ({ device }) => {
  const kiosk = await device.open('/welcome?lang=en')
  await kiosk.enter('fleet')
  await expect.poll(() => kiosk.storedModes()).toMatchObject({ inDemoMode: true })
  await kiosk.visit('/1/detail/v-1')
  const commands = new Commands(kiosk.page)
  await commands.send('Lock doors')
  await expect(commands.answer('Feature not active for demo')).toBeVisible()
  await expect(kiosk.page.getByText('No commands yet')).toBeVisible()
})

test('a driver taken from another vehicle leaves that one free everywhere, until it is undone', async ({
  device,
}) => {
  const kiosk = await device.open('/1/detail/v-1?lang=en')
  const { page } = kiosk
  const assigned = async () =>
    (await rowsOf(page, 'vehicles')).filter(({ driverId }) => driverId !== null).length
  const before = await assigned()
  await page.getByRole('button', { name: 'Change driver' }).click()
  await page.getByRole('searchbox', { name: 'Search drivers' }).fill('drives')
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByText(/will have no driver/)).toBeVisible()
  await page.getByRole('button', { name: /^Assign to / }).click()
  await expect(page.getByText(/ now drives /)).toBeVisible()
  await expect.poll(assigned).toBe(before - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(assigned).toBe(before)
  await page.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('No driver assigned')).toBeVisible()
  await expect.poll(assigned).toBe(before - 1)
  await kiosk.tapNavigation('/1')
  const { label } = demoRow('vehicles', 'v-1')
  await kiosk.searchBox.fill(label)
  await expect(kiosk.vehicles.filter({ hasText: label })).toContainText('Unassigned')
})

test('an inventory vehicle shows its fields, is assigned and released', async ({ device }) => {
  const kiosk = await device.open('/welcome?lang=en')
  await kiosk.enter('dealer')
  await kiosk.arrivesAt('/home')
  await kiosk.visit('/1/detail/d-1')
  const { page } = kiosk
  const { stock, geofence, label } = demoRow('dealerVehicles', 'd-1')
  await expect(kiosk.reading('Stock number')).toHaveText(stock)
  await expect(kiosk.reading('Geofence')).toHaveText(geofence ?? '--')
  await expect(kiosk.reading('License plate')).toHaveText('No plate yet')
  await page.getByRole('button', { name: 'Assign driver' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Walter Brandt/ })
    .click()
  await expect(page.getByText(`Walter Brandt now drives ${label}`)).toBeVisible()
  await page.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('No driver assigned')).toBeVisible()
  const commands = new Commands(page)
  await commands.send('Unlock doors')
  await expect(commands.answer('Success: Unlock Doors is activated')).toBeVisible()
})
