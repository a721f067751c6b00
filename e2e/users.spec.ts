import { expect, type Locator } from '@playwright/test'
import { test } from './drivers/fixtures'
import type { Tab } from './drivers/tab'

/**
 * Inviting people, with the server stopped (US, AU). Their fields: src/features/users/list/UsersScreen.test.tsx and
 * src/features/users/detail/UserDetailScreen.test.tsx.
 */

const NOW = 'lang=en&now=2026-11-20T20:00:00Z'
const card = (kiosk: Tab, name: string): Locator => kiosk.page.getByRole('region', { name, exact: true })
const row = (kiosk: Tab, name: string): Locator =>
  kiosk.page.getByRole('row').filter({ has: kiosk.page.getByRole('link', { name, exact: false }) })

/** Opens what has no room in a row. */
async function openDetails(kiosk: Tab, name: string): Promise<Locator> {
  await row(kiosk, name)
    .getByRole('button', { name: /^Details/ })
    .click()
  return kiosk.page.locator('tr[data-detail]')
}

test('people are invited by e-mail, taken back, and forgotten at a reset', async ({ unplugged: device }) => {
  const kiosk = await device.open(`/2?${NOW}`)
  await kiosk.page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = kiosk.page.getByRole('dialog', { name: 'Invite people' })
  const field = dialog.getByRole('textbox', { name: 'Email addresses' })
  const invite = dialog.getByRole('button', { name: 'Invite', exact: true })
  await invite.click()
  await expect(dialog.getByText('Value required').first()).toBeVisible()
  await field.fill('ana@x.example; ben@, keisha.brooks@pharosfleet.example')
  await invite.click()
  await expect(dialog).toContainText('ben@ has nothing after the @')
  await expect(dialog).toContainText('belongs to someone already in the list')
  await field.fill('ana@x.example; ben@x.example')
  await dialog.getByRole('button', { name: 'Choose' }).click()
  await kiosk.page.getByRole('listbox').getByRole('option', { name: 'Fleet Two' }).click()
  await invite.click()
  await expect(dialog).toBeHidden()
  await expect(row(kiosk, 'ben@x.example')).toContainText('Invited')
  await expect(await openDetails(kiosk, 'ben@x.example')).toContainText('Fleet Two')

  await kiosk.page.getByRole('button', { name: 'Invitation for ana@x.example' }).click()
  await kiosk.page.getByRole('menuitem', { name: 'Withdraw' }).click()
  await expect(row(kiosk, 'ana@x.example')).toHaveCount(0)
  await row(kiosk, 'ben@x.example').getByRole('link').first().click()
  await expect(card(kiosk, 'Invitation')).toContainText('No email is sent in this demo.')
  await kiosk.tapLogo()
  await kiosk.arrivesAt('/tour')
  await kiosk.visit(`/2?${NOW}`)
  await expect(row(kiosk, 'Amara Okafor')).toBeVisible()
  await expect(row(kiosk, 'ben@x.example')).toHaveCount(0)
})
