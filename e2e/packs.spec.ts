import { expect } from '@playwright/test'
import { buildPack, shippedFiles, writeFolder } from '../scripts/data/pack/packFolder'
import { rename } from '../scripts/data/pack/rename'
import { demoRow } from './drivers/demoData'
import { test } from './drivers/fixtures'

/** Without a network, from a file, with a way back (docs/booth.md B7). */
/** The first vehicle of the shipped fleet in the list's order. */
const SHIPPED = demoRow('vehicles', 'v-39').label

test('a pack from a file shows another fleet on every screen, and goes back', async ({
  unplugged,
  tempFolder,
}) => {
  const head = { pack: 'harbor-lines', version: 1, name: 'Harbor Lines' }
  const names = { company: 'Harbor Lines', fleets: ['North Quay', 'South Quay'], label: 'Truck {n}' }
  writeFolder(tempFolder, head, rename(shippedFiles(), names))
  const pack = JSON.stringify(buildPack(tempFolder))
  const kiosk = await unplugged.open('/booth?section=content')
  const { page } = kiosk
  const content = page.getByRole('region', { name: 'Content' })
  const status = content.getByRole('region', { name: 'Demo data' }).getByRole('status')
  const load = (name: string, text: string) =>
    content
      .getByLabel('Load a pack')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

  await load('cut.json', pack.slice(0, 90_000))
  await expect(status).toHaveText('Nothing was changed. This file is incomplete. Copy it again.')
  await load('harbor.json', pack)
  const preview = page.getByRole('dialog', { name: 'Harbor Lines' })
  await expect(preview.getByRole('row', { name: 'Vehicles 48 48' })).toBeVisible()
  await preview.getByRole('button', { name: 'Use this pack' }).click()
  await expect(status).toHaveText('Every screen shows this data now.')
  await kiosk.follow('/1')
  await expect(page.getByText('Truck 1', { exact: true }).first()).toBeVisible()

  await kiosk.follow('/booth?section=content')
  await content.getByRole('button', { name: 'Go back to the product’s own data' }).click()
  await expect(status).toHaveText('Every screen shows this data now.')
  await kiosk.follow('/1')
  await expect(page.getByText(SHIPPED, { exact: true }).first()).toBeVisible()
})
