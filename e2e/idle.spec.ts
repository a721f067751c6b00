import { expect } from '@playwright/test'
import { recordedActions, recordedInteractions } from './drivers/database'
import { test } from './drivers/fixtures'

/** The shipped numbers, and a moment for the kiosk to look at its clock. */
const ASK_AFTER_MS = 60_500
const OVER_AFTER_MS = 20_500
/** How long the stage of the attract loop stands. */
const STAGE_MS = 12_500
/** How long yesterday takes, the first scene of the loop, and its still picture. */
const MINUTE_MS = 64_500
const STILL_MINUTE_MS = 12_500

test('a visit that is left is asked for once more, ends with one Reset, and the loop that follows leaves nothing', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  const { page } = kiosk
  await kiosk.allowMotion()
  await kiosk.takeClock()
  await kiosk.visit('/1?lang=fr-CA')
  const before = await recordedActions(page)
  await kiosk.heading.click()
  await kiosk.searchBox.fill('tahoe')
  await kiosk.passTime(ASK_AFTER_MS)
  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Rester' }).click()
  await expect(question).toBeHidden()
  await kiosk.passTime(ASK_AFTER_MS)
  await expect(question).toBeVisible()
  await kiosk.passTime(OVER_AFTER_MS)
  await kiosk.arrivesAt('/attract')
  const left = (await recordedInteractions(page)).slice(before.length)
  expect(left.map(({ action }) => action)).toEqual(['Reset'])
  expect(left[0]?.value).toBeGreaterThanOrEqual(120)

  await page.locator('main').hover()
  await kiosk.passTime(STAGE_MS)
  await expect(page.getByText('Hier en soixante secondes')).toBeVisible()
  await kiosk.passTime(MINUTE_MS)
  const frame = page.getByRole('region', { name: 'Démonstration automatique' })
  await expect(frame).toBeVisible()
  const address = kiosk.address()
  expect(address).toMatch(/^\/0/)
  // The touch that ends it presses nothing of what lies under it.
  await page.getByRole('link', { name: 'Véhicules' }).first().click()
  await expect(frame).toBeHidden()
  expect(kiosk.address()).toBe(address)
  expect(await recordedActions(page)).toHaveLength(before.length + 1)
  expect(device.seen().problems()).toEqual([])
})

test('a kiosk that nobody touches begins the loop and records nothing; a key stops it', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  const { page } = kiosk
  await kiosk.takeClock()
  await kiosk.visit('/welcome')
  const before = await recordedActions(page)
  await kiosk.passTime(ASK_AFTER_MS)
  await kiosk.arrivesAt('/attract')
  await kiosk.passTime(STAGE_MS)
  await expect(page.getByText('Yesterday in sixty seconds')).toBeVisible()
  await kiosk.passTime(STILL_MINUTE_MS)
  const frame = page.getByRole('region', { name: 'Demo that plays by itself' })
  await expect(frame).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(frame).toBeHidden()
  await expect(kiosk.heading).toBeFocused()
  expect(await recordedActions(page)).toEqual(before)
  expect(device.seen().problems()).toEqual([])
})
