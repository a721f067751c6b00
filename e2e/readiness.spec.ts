import { expect } from '@playwright/test'
import { STAFF_STEPS } from '#domain/booth/readiness/steps'
import { rewriteRows } from './drivers/database'
import { test } from './drivers/fixtures'
import { labelOf } from './drivers/labelOf'

/** A module outside the entry chunk, loaded on demand. */
const LISTS = 'VehiclesRoute.tsx'

test.use({ prepared: true })

test('a device that is ready is green, unplugged too, and red once rows are damaged or a file is gone', async ({
  boothWithMetrics: booth,
  newDevice,
}) => {
  const device = newDevice({
    port: booth.port,
    // As on an iPad, where the kiosk is opened from its icon.
    before: () => Object.defineProperty(navigator, 'standalone', { value: true }),
  })
  const kiosk = await device.newTab()
  await kiosk.allow('durableStorage', 'wakeLockScreen')
  await kiosk.visit('/booth')
  const ready = kiosk.page.getByRole('region', { name: 'Ready to unplug' })
  const verdict = ready.getByRole('heading', { level: 2 }).first()
  const checkAgain = async () => {
    await ready.getByRole('button', { name: 'Check again' }).click()
    await expect(ready.getByRole('button', { name: 'Check again' })).toBeEnabled()
  }
  await expect(verdict).toHaveText('Not proven yet')
  const boxes = ready.getByRole('checkbox')
  await expect(boxes).toHaveCount(STAFF_STEPS.length)
  for (const box of await boxes.all()) await labelOf(box).click()
  await ready.getByRole('button', { name: 'Confirm event' }).click()
  await expect(verdict).toHaveText('Safe to unplug')

  await rewriteRows(kiosk.page, 'vehicles', { label: null })
  await checkAgain()
  await expect(verdict).toHaveText('Not ready to unplug')
  await ready.getByRole('button', { name: 'Repair' }).click()
  await expect(verdict).toHaveText('Safe to unplug')

  await booth.stopKiosk()
  await checkAgain()
  await expect(verdict).toHaveText('Safe to unplug')
  await expect(ready).toContainText('no network now')
  await expect(ready.getByRole('img', { name: 'QR code with the proof' })).toBeVisible()

  const lost = booth.site.scriptOf(LISTS)
  expect(await kiosk.dropFromCache(`/${lost}`)).toBe(1)
  await checkAgain()
  await expect(verdict).toHaveText('Not ready to unplug')
  await expect(ready).toContainText(`Missing: ${lost.replace('assets/', '')}`)
})
