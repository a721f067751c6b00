import { expect } from '@playwright/test'
import { MOST_ROWS } from '#domain/behavior/behavior'
import { drivenVehicles, findRow } from './drivers/demoData'
import { test } from './drivers/fixtures'

/** From the dashboard to driver behavior and back, with the server stopped (BE, DA). */
test('a summary leads to its table; order and days stay while a vehicle is looked at', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/home?lang=en&motion=0&days=60')
  const { page } = kiosk
  const tile = page.getByRole('region', { name: 'Gas vehicles' })
  const count = (await tile.getByText(/^\d+ vehicles$/).textContent())?.split(' ')[0] ?? ''
  const economy = tile.getByRole('link', { name: /^Economy/ })
  const figure = /[\d.]+\smpg/.exec((await economy.textContent()) ?? '')?.[0] ?? 'no figure'
  await economy.click()
  await kiosk.arrivesAt('/behavior-efficiency?window=60&vehicles=gas')
  const rows = page.locator('tbody tr[data-index]')
  await expect(rows).toHaveCount(MOST_ROWS)
  await expect(page.getByText(`Showing the first ${MOST_ROWS} of ${count}`)).toBeVisible()
  const totals = page.getByRole('row', { name: `All ${count} gas vehicles` })
  await expect(totals).toContainText(figure)
  await page.getByRole('button', { name: 'Change' }).click()
  await kiosk.arrivesAt('/behavior-efficiency?window=60&vehicles=gas&sort=-change')
  await page.getByRole('button', { name: 'Change' }).click()
  await kiosk.arrivesAt('/behavior-efficiency?window=60&vehicles=gas&sort=change')
  await rows.first().click()
  await expect(page).toHaveURL(/\/1\/detail\/v-\d+$/)
  await kiosk.goBack()
  await expect(page.getByRole('columnheader', { name: 'Change' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('radio', { name: /^Not driven/ }).click()
  await kiosk.arrivesAt('/behavior-efficiency?window=60&vehicles=notDriven&sort=change')
  const silent = findRow(
    drivenVehicles(),
    ({ health, label }) => health === 'noData' && label.startsWith('Pool'),
  )
  const disabledRow = rows.filter({ hasText: silent.label })
  await expect(disabledRow).toContainText('--')
  await disabledRow.click()
  await kiosk.arrivesAt('/behavior-efficiency?window=60&vehicles=notDriven&sort=change')
})
