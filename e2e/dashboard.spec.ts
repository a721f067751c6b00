import { expect } from '@playwright/test'
import { Dashboard } from './drivers/dashboard'
import { demoRows } from './drivers/demoData'
import { test } from './drivers/fixtures'

/**
 * The dashboard of a dealer and of a smaller plan (docs/rules.md DA-01 to DA-31). Its figures and the lists behind them:
 * src/app/routes/dashboard/DashboardRoute.test.tsx, src/features/dashboard/listSearch.test.ts.
 */
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
