import { expect } from '@playwright/test'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'
import { labelOf } from './drivers/labelOf'

test.use({ prepared: true })

/** What the bell says to a screen reader, "5 unread", as a number. */
function unreadOfBell(kiosk: Kiosk): Promise<number> {
  return kiosk.bell.evaluate((bell) => {
    const words = document.getElementById(bell.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
    return Number(/\d+/.exec(words)?.[0] ?? 0)
  })
}

test('without a network the center filters to nothing and back, and bell, panel and tab count as one', async ({
  unplugged,
}) => {
  const kiosk = await unplugged.open('/all-notifications?lang=en')
  const { page } = kiosk
  const rows = page.getByRole('main').locator('a[data-item]')
  const tab = page.getByRole('tablist', { name: 'Notifications center' }).getByRole('tab').first()
  const open = page.getByRole('complementary', { name: 'Open notification' }).getByRole('article')
  await expect(rows.first()).toBeVisible()
  await expect.poll(() => unreadOfBell(kiosk)).toBeGreaterThan(1)
  const before = await unreadOfBell(kiosk)
  await expect(tab).toHaveText(`Notifications${before}`)

  await page.getByRole('button', { name: 'Event types' }).click()
  await labelOf(page.getByRole('checkbox', { name: /^Adapter Issue/ })).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No Notifications Found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all notifications' }).click()

  await rows.filter({ hasText: 'mph in a' }).first().click()
  await expect(open.getByRole('heading')).toContainText('mph in a')
  await expect(tab).toHaveText(`Notifications${before - 1}`)
  await expect(open.getByRole('link').last()).toBeInViewport({ ratio: 1 })

  await kiosk.bell.click()
  await expect(kiosk.panel.getByRole('link').filter({ hasText: 'New' })).toHaveCount(before - 1)
  await kiosk.panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => unreadOfBell(kiosk)).toBe(0)
  await expect(tab).toHaveText('Notifications')
  expect(unplugged.seen().strayRequests()).toEqual([])
})
