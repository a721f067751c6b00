import { expect } from '@playwright/test'
import { Dashboard } from './drivers/dashboard'
import { test } from './drivers/fixtures'

/** The first look at a fleet or a dealer's stock (docs/rules.md DA-01 to DA-31). */
test.use({ prepared: true })

test('ten figures of the dashboard are those of the lists that they lead to', async ({
  unplugged: { device },
}) => {
  const kiosk = await device.open('/home?lang=en')
  const dashboard = new Dashboard(kiosk.page)
  const figures = await dashboard.figures()
  expect(figures).toHaveLength(10)
  for (const { href, count } of figures) {
    await dashboard.follow(href)
    expect(await dashboard.listed(), href).toBe(count)
    await kiosk.goBack()
  }
  await kiosk.close()
})

test('the chosen fleet changes the figures and not the recall tile', async ({ unplugged: { device } }) => {
  const kiosk = await device.open('/home?lang=en')
  const dashboard = new Dashboard(kiosk.page)
  await expect(dashboard.sentence).toHaveText('48 vehicles. 2 open recalls.')
  await dashboard.fleet.selectOption('Fleet Two')
  await expect(dashboard.sentence).toContainText('23 vehicles.')
  await expect(kiosk.fleet).toHaveValue('Fleet Two')
  await expect(dashboard.tile('Recalls')).toContainText('2')
  await kiosk.close()
})

test('a dealer chooses among lots, and the lists follow', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.enter('dealer')
  const dashboard = new Dashboard(kiosk.page)
  await expect(dashboard.sentence).toHaveText('140 vehicles across all lots.')
  await kiosk.page.getByRole('radio', { name: 'Remote Lot' }).click()
  await expect(dashboard.sentence).toHaveText('58 vehicles in Remote Lot.')
  await expect(kiosk.page.getByText('Driver behavior')).toHaveCount(0)
  await kiosk.page.getByRole('link', { name: /^In transit/ }).click()
  expect(await dashboard.listed()).toBe(6)
})

test('essentials locks four cards and offers the plans', async ({ device }) => {
  const kiosk = await device.open('/essentials?lang=en')
  const dialog = kiosk.page.getByRole('dialog', { name: 'Upgrade to see more' })
  await expect(dialog).toBeVisible()
  await expect(kiosk.page.getByText('Not included in your plan')).toHaveCount(4)
  await dialog.getByRole('button', { name: 'Learn More' }).click()
  await kiosk.arrivesAt('/10')
})
