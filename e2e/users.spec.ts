import { expect, type Locator } from '@playwright/test'
import { demoRow, demoRows, findRow } from './drivers/demoData'
import { test } from './drivers/fixtures'
import type { Tab } from './drivers/tab'

/** Users, with the server stopped (US, AU, FU). */

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

test('drivers, managers and account users have all their fields, in the list and on a page', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open(`/2?${NOW}`)
  const driver = findRow(
    demoRows('users'),
    ({ role, coaching }) => role === 'driver' && coaching === 'enrolled',
  )
  const manager = findRow(demoRows('users'), ({ id, status }) => id.startsWith('m-') && status === 'active')
  const admin = findRow(demoRows('accounts'), ({ role }) => role === 'accountAdmin')
  const { label } = demoRow('vehicles', driver.vehicleId ?? '')
  const listed = [
    { person: driver, texts: ['Driver', driver.fleet, label] },
    { person: manager, texts: ['Fleet Manager', manager.fleet] },
    { person: admin, texts: ['Account Admin', 'All Fleets'] },
  ]
  for (const { person, texts } of listed) {
    const { name, initials, email, phone } = person
    await kiosk.page.getByRole('searchbox').fill(name)
    for (const text of [...texts, initials, 'Active'])
      await expect.soft(row(kiosk, name), `${name}: ${text}`).toContainText(text)
    const details = await openDetails(kiosk, name)
    for (const text of [email, phone.us]) await expect.soft(details, `${name}: ${text}`).toContainText(text)
  }
  await kiosk.page.getByRole('searchbox').fill(driver.email)
  await row(kiosk, driver.name).getByText('Active').click()
  const expectedTexts: Record<string, readonly string[]> = {
    [driver.name]: [
      'Driver',
      'Active',
      driver.fleet,
      'English',
      'Joined',
      'Last trip ended',
      'Nov 20',
      label,
    ],
    Contact: [driver.email, driver.phone.us, driver.address.us],
    'Driver score': ['7 days', '30 days', '60 days', 'Hard braking', 'Hard acceleration', 'Starts at 100'],
    'Trip history': ['View all trips'],
    'In-vehicle coaching': ['Enrolled in coaching'],
  }
  for (const [name, texts] of Object.entries(expectedTexts))
    for (const text of texts) await expect.soft(card(kiosk, name), `${name}: ${text}`).toContainText(text)
  await expect(card(kiosk, 'Driver score').getByRole('img', { name: 'Rolling 7-day score' })).toBeVisible()
  await kiosk.visit(`/2/detail/${admin.id}?${NOW}`)
  await expect(card(kiosk, admin.name)).toContainText('Account Admin')
  await expect(card(kiosk, 'Role')).toContainText('Invite drivers and managers')
})

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

test('a driver is enrolled, released and given another vehicle', async ({ unplugged: device }) => {
  const { name, vehicleId } = demoRow('users', 'u-3')
  const { label } = demoRow('vehicles', vehicleId ?? '')
  const kiosk = await device.open(`/2/detail/u-3?${NOW}`)
  const coaching = card(kiosk, 'In-vehicle coaching')
  await coaching.locator('label').click()
  await expect(coaching.getByRole('switch')).toBeChecked()
  const vehicle = card(kiosk, 'Vehicle')
  await vehicle.getByRole('button', { name: 'Release' }).click()
  await expect(vehicle).toContainText('Available')
  await vehicle.getByRole('button', { name: 'Assign vehicle' }).click()
  const dialog = kiosk.page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(label.toLowerCase())
  await dialog.getByText(label).first().click()
  await expect(vehicle.getByRole('link', { name: label })).toBeVisible()
  await kiosk.visit(`/2?${NOW}&coaching=enrolled&q=${name}`)
  await expect(row(kiosk, name)).toContainText(label)
  await kiosk.tapLogo()
  await kiosk.arrivesAt('/tour')
})
