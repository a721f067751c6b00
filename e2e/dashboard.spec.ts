import { expect } from '@playwright/test'
import { RECALL_TILE } from '../src/domain/dashboard/dashboard'
import { Dashboard } from './drivers/dashboard'
import { demoRows } from './drivers/demoData'
import { test } from './drivers/fixtures'

/** The dashboard of a fleet and of a dealer's inventory (docs/rules.md DA-01 to DA-31). */
test('ten figures of the dashboard are those of the lists that they lead to', async ({
  unplugged: device,
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
})

test('the chosen fleet changes the figures and not the recall tile', async ({ unplugged: device }) => {
  const kiosk = await device.open('/home?lang=en')
  const dashboard = new Dashboard(kiosk.page)
  const vehicles = demoRows('vehicles')
  const ofFleetTwo = vehicles.filter(({ fleet }) => fleet === 'Fleet Two')
  await expect(dashboard.sentence).toHaveText(
    `${vehicles.length} vehicles. Account: ${RECALL_TILE} open recalls.`,
  )
  await dashboard.fleet.selectOption('Fleet Two')
  await expect(dashboard.sentence).toContainText(`${ofFleetTwo.length} vehicles.`)
  await expect(kiosk.fleet).toHaveValue('Fleet Two')
  await expect(dashboard.tile('Recalls')).toContainText(`${RECALL_TILE}`)
})

test('a dealer chooses among lots, and the lists follow', async ({ unplugged: device }) => {
  const stock = demoRows('dealerVehicles')
  const remote = stock.filter(({ lot }) => lot === 'Remote Lot')
  const kiosk = await device.open('/welcome')
  await kiosk.enter('dealer')
  const dashboard = new Dashboard(kiosk.page)
  await expect(dashboard.sentence).toHaveText(`${stock.length} vehicles across all lots.`)
  await kiosk.page.getByRole('radio', { name: 'Remote Lot' }).click()
  await expect(dashboard.sentence).toHaveText(`${remote.length} vehicles in Remote Lot.`)
  await expect(kiosk.page.getByText('Driver behavior')).toHaveCount(0)
  await kiosk.page.getByRole('link', { name: /^In transit/ }).click()
  expect(await dashboard.listed()).toBe(
    remote.filter(({ stockStatus }) => stockStatus === 'inTransit').length,
  )
})

test('essentials locks four cards and offers the plans', async ({ unplugged: device }) => {
  const kiosk = await device.open('/essentials?lang=en')
  const dialog = kiosk.page.getByRole('dialog', { name: 'Upgrade to see more' })
  await expect(dialog).toBeVisible()
  await expect(kiosk.page.getByText('Not included in your plan')).toHaveCount(4)
  await dialog.getByRole('button', { name: 'Learn More' }).click()
  await kiosk.arrivesAt('/10?part=plans')
})
