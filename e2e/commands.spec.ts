import { expect } from '@playwright/test'
import { Commands } from './drivers/commands'
import { drivenVehicles, findRow } from './drivers/demoData'
import { test } from './drivers/fixtures'

/**
 * Remote commands with the server stopped (docs/rules.md VD-10 to VD-24). Each command by itself:
 * src/features/vehicles/commands/RemoteCommandsCard.test.tsx; who drives: src/features/vehicles/driver.
 */
const CONNECTED = findRow(drivenVehicles(), ({ status }) => status === 'connected')

test('commands ask for the password and show what they did; an opened door silences the horn', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open(`/1/detail/${CONNECTED.id}?lang=en`)
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
