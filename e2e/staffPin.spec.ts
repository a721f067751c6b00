import { expect } from '@playwright/test'
import { recordedActions } from './drivers/database'
import { test } from './drivers/fixtures'

/** As long as staff hold the logo, and a little more. */
const HOLD_MS = 1_000

test.use({ prepared: true })

test('a PIN closes the staff room, and the logo that is held leads to its door and resets nothing', async ({
  device,
}) => {
  const kiosk = await device.open('/booth?section=device')
  const { page } = kiosk
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Choose 4 to 8 digits')).toBeVisible()
  await page.keyboard.type('2468')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Enter the PIN again')).toBeVisible()
  for (const digit of '2468') await dialog.getByRole('button', { name: digit, exact: true }).click()
  await dialog.getByRole('button', { name: 'Set PIN' }).click()
  await dialog.getByRole('button', { name: 'I have written it down' }).click()

  await kiosk.visit('/home')
  await page.getByRole('button', { name: /start over$/ }).click({ delay: HOLD_MS })
  await kiosk.arrivesAt('/booth')
  await expect(page.getByText('Enter the staff PIN')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ready to unplug' })).toHaveCount(0)
  await page.keyboard.type('2469')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('Wrong PIN. Try again.')).toBeVisible()
  await page.keyboard.type('2468')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Ready to unplug' })).toBeVisible()
  expect(await recordedActions(page)).not.toContain('Reset')
})
