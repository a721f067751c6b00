import { expect } from '@playwright/test'
import { withCheckDigit } from '#domain/vehicle/vin'
import { demoRow } from './drivers/demoData'
import { test } from './drivers/fixtures'
import { Trips } from './drivers/trips'

const LIST = [
  'VIN,Name,Group',
  ...['Bay 1', 'Bay 2', 'Bay 3'].map((name, at) => `${withCheckDigit(`1FTEW1E40LA10000${at}`)},${name},Yard`),
].join('\n')

/** From a list of a prospect's, with the server stopped (docs/booth.md B8). */
/** The first vehicle of the shipped fleet in the list's order. */
const SHIPPED = demoRow('vehicles', 'v-39').label

test('a prospect sees own trucks in the list, on the map and on a trip until staff remove them', async ({
  unplugged,
}) => {
  const kiosk = await unplugged.open('/booth?section=content&motion=0')
  const { page } = kiosk
  const card = page.getByRole('region', { name: 'Your own fleet' })
  await card
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'Harbor_Lines.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) })
  await card.getByRole('button', { name: 'Show this fleet' }).click()
  await expect(card.getByText('The fleet of Harbor Lines is shown')).toBeVisible()

  await kiosk.follow('/1')
  await expect(kiosk.vehicles).toHaveCount(3)
  const detail = await kiosk.vehicles
    .filter({ hasText: 'Bay 1' })
    .getByRole('link')
    .first()
    .getAttribute('href')
  const id = detail?.split('/').at(-1)
  await kiosk.follow(`/0?sel=${id}`)
  await expect(page.getByRole('region', { name: 'Bay 1' })).toBeVisible()
  await kiosk.follow(`/1/detail/${id}?tab=trips`)
  await new Trips(page).rows.first().click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()

  await kiosk.tapLogo()
  await kiosk.arrivesAt('/tour')
  await kiosk.follow('/welcome')
  await expect(page.getByText('Harbor Lines')).toBeVisible()
  await kiosk.follow('/booth?section=content')
  await card.getByRole('button', { name: 'Remove this fleet' }).click()
  await expect(card.getByLabel('Choose a CSV file')).toBeEnabled()
  await kiosk.follow('/1')
  await expect(page.getByText(SHIPPED, { exact: true }).first()).toBeVisible()
})
