import { expect } from '@playwright/test'
import { test } from './drivers/fixtures'

/** One vehicle's events with the server stopped (docs/rules.md PE-04; docs/decisions.md D24). */
test.use({ prepared: true })

test('an event of a vehicle opens its trip at that time', async ({ booth, device }) => {
  await booth.stopKiosk()
  const { page } = await device.open('/4/events/v-1?types=hardBraking&lang=en')
  const event = page.getByRole('link', { name: /^Open the trip at/ }).first()
  const time = /at (\d+:\d+ [AP]M):/.exec((await event.getAttribute('aria-label')) ?? '')?.[1] ?? 'no time'
  await event.click()
  await expect(page).toHaveURL(/\/1\/detail\/v-1\?.*&t=\d+$/)
  await expect(page.getByText(time, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Trip score')).toBeVisible()
})
