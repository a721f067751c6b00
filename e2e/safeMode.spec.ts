import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { rowsOf } from './drivers/database'
import { waitForRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'
import { keepPicture } from './drivers/pictures'

test('safe mode saves the records and rebuilds the demo data, with the server stopped', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/1')
  // The device keeps what other tests recorded on it, damaged records among them.
  const recorded = (await rowsOf(kiosk.page, 'interactions')).length + 1
  await kiosk.tapNavigation('/2')
  await waitForRecorded(kiosk, recorded)
  const ids = (await rowsOf(kiosk.page, 'interactions')).map(({ id }) => id).sort()
  await kiosk.page.goto(new URL('/welcome?safe', kiosk.page.url()).href)
  await keepPicture(kiosk.page, 'screens', 'safe-mode')
  const [file] = await Promise.all([
    kiosk.page.waitForEvent('download'),
    kiosk.page.getByRole('button', { name: 'Save the records' }).click(),
  ])
  const [header = '', ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n')
  expect(JSON.parse(header)).toMatchObject({ kind: 'pharos-interactions', count: lines.length })
  const saved = lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === undefined)
  expect(saved.map(({ id }) => id).sort()).toEqual(ids)
  await kiosk.page.getByRole('button', { name: 'Rebuild the demo data' }).click()
  await expect(kiosk.heading).toHaveCount(1)
  await kiosk.waitForOfflineReady()
  expect(await rowsOf(kiosk.page, 'interactions')).toHaveLength(recorded)
  expect(await rowsOf(kiosk.page, 'vehicles')).not.toHaveLength(0)
})
