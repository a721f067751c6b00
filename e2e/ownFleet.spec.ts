import { expect } from '@playwright/test'
import { withCheckDigit } from '../src/domain/vehicle/vin'
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
  const kiosk = await unplugged.open('/booth?section=content')
  const { page } = kiosk
  const card = page.getByRole('region', { name: 'Your own fleet' })
  await card
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'Harbor_Lines.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) })
  await card.getByRole('button', { name: 'Show this fleet' }).click()
  await expect(card.getByText('The fleet of Harbor Lines is shown')).toBeVisible()

  await kiosk.visit('/1')
  await expect(kiosk.vehicles).toHaveCount(3)
  await kiosk.visit('/0?sel=v-1&motion=0')
  await expect(page.getByRole('region', { name: 'Bay 1' })).toBeVisible()
  await kiosk.visit('/1/detail/v-1?tab=trips')
  await new Trips(page).rows.first().click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()

  await kiosk.tapLogo()
  await kiosk.arrivesAt('/tour')
  await kiosk.visit('/welcome')
  await expect(page.getByText('Harbor Lines')).toBeVisible()
  await kiosk.visit('/booth?section=content')
  await card.getByRole('button', { name: 'Remove this fleet' }).click()
  await expect(card.getByLabel('Choose a CSV file')).toBeEnabled()
  await kiosk.visit('/1')
  await expect(page.getByText(SHIPPED, { exact: true }).first()).toBeVisible()
})
