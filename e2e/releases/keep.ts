import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { RUN_LENGTH_MS } from '#domain/game/points'
import type { Interaction } from '#domain/recording/interaction'
import { withCheckDigit } from '#domain/vehicle/vin'
import { buildPack } from '../../scripts/data/pack/packFolder'
import { openServer, type RunningServer } from '../../scripts/service/metrics-service/httpServer'
import { rowsOf } from '../drivers/database'
import { demoRows } from '../drivers/demoData'
import { Device, KIOSK_ORIGIN, METRICS_ORIGIN } from '../drivers/device'
import { GamePlayer } from '../drivers/gamePlayer'
import type { Kiosk } from '../drivers/kiosk'
import { SOFTWARE_WEBGL } from '../drivers/mapScreen'
import { openBooth } from '../drivers/server'
import { BUILD, endWithoutBuild } from '../drivers/site'
import { readDevice } from './readDevice'

const FOLDER = fileURLToPath(new URL('../../src/data/testing/releases', import.meta.url))
const COUNTDOWN_MS = 3_000
const FLEET = ['VIN,Name,Group', `${withCheckDigit('1FTEW1E40LA100001')},Bay 1,Yard`].join('\n')

/**
 * `npm run keep-release`: uses the build as staff and visitors do, in a real browser with a metrics service that refuses
 * every record and is then out of reach, and writes what it then holds to `src/data/testing/releases/VERSION.json.gz`, which later builds have to open.
 */
async function main(): Promise<void> {
  endWithoutBuild()
  const booth = await openBooth()
  booth.site.configure({ metricsUrl: METRICS_ORIGIN })
  const refusing = await openRefusingService()
  const device = new Device({
    url: KIOSK_ORIGIN,
    port: booth.port,
    metricsPort: refusing.port,
    launch: SOFTWARE_WEBGL,
    allowedOrigins: [METRICS_ORIGIN],
  })
  try {
    // The program that runs this file gives functions their names by a helper, which a page lacks.
    await (await device.turnOn()).addInitScript({ content: 'globalThis.__name ??= (value) => value' })
    const kiosk = await device.open('/welcome?lang=en')
    await kiosk.waitForOfflineReady()
    await nameDevice(kiosk)
    await tapThroughRooms(kiosk)
    await untilStored(kiosk, 'refused')
    await refusing.close()
    await loadPack(kiosk)
    await showOwnFleet(kiosk)
    await tapThroughRooms(kiosk)
    await transferRecords(kiosk)
    await playGame(await device.newTab())
    await saveExpense(kiosk)
    await tapThroughRooms(kiosk)
    await leaveDraft(kiosk)
    await setPin(await device.open('/booth?section=device&lang=en'))
    await untilStored(kiosk, 'pending')
    const version = /"version": "([^"]+)"/.exec(
      readFileSync(process.env.RELEASE_PACKAGE ?? 'package.json', 'utf8'),
    )?.[1]
    const file = join(FOLDER, `${version}.json.gz`)
    writeFileSync(file, gzipSync(JSON.stringify(await readDevice(kiosk.page)), { level: 9 }))
    console.log(`${file}, of the build in ${BUILD}`)
  } finally {
    await device.discard()
    await refusing.close().catch(() => undefined)
    await booth.close()
  }
}

/** A metrics service that finds fault with every record, which a kiosk keeps as refused and notes for staff. */
function openRefusingService(): Promise<RunningServer> {
  return openServer({
    port: 0,
    host: '127.0.0.1',
    listener: ({ method }, response) => {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
      if (method === 'OPTIONS') return void response.writeHead(204, headers).end()
      response.writeHead(422, { ...headers, 'Content-Type': 'application/json' })
      response.end('{"errors":[{"error":"no such activation"}]}')
    },
  })
}

/** Records some navigation. */
async function tapThroughRooms(kiosk: Kiosk): Promise<void> {
  await kiosk.visit('/1')
  for (const path of ['/0', '/7']) {
    await kiosk.tapNavigation(path)
    await kiosk.arrivesAt(path)
  }
}

/** Waits for more than one record of this state that no other kiosk is to send. */
async function untilStored({ page }: Kiosk, state: Interaction['state']): Promise<void> {
  const stored = async () =>
    (await rowsOf(page, 'interactions')).filter((row) => row.state === state && !row.handedOver)
  await expect.poll(async () => (await stored()).length, { timeout: 90_000 }).toBeGreaterThan(1)
}

/** Hands what waits over to another kiosk; newer builds ask whether the file is kept. */
async function transferRecords(kiosk: Kiosk): Promise<void> {
  const { page } = kiosk
  await kiosk.visit('/booth?section=delivery')
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  const handedOver = async () => (await rowsOf(page, 'interactions')).some((row) => row.handedOver)
  const question = page.getByRole('dialog', { name: 'Is the transfer file saved?' })
  await expect.poll(async () => (await handedOver()) || question.isVisible(), { timeout: 30_000 }).toBe(true)
  if (await question.isVisible()) await question.getByRole('button', { name: 'The file is saved' }).click()
  await expect.poll(handedOver, { timeout: 30_000 }).toBe(true)
}

async function nameDevice(kiosk: Kiosk): Promise<void> {
  const { page } = kiosk
  await kiosk.visit('/booth?section=device')
  await page.getByRole('textbox', { name: 'Device name' }).fill('iPad 3, Hall B')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('button', { name: 'Save name' })).toBeDisabled()
}

/** A pack of its own chargers, with one brand changed; a small one is kept in the repository for good. */
async function loadPack(kiosk: Kiosk): Promise<void> {
  const { page } = kiosk
  const folder = mkdtempSync(join(tmpdir(), 'pharos-pack-'))
  const chargers = demoRows('chargers').map((row, at) =>
    at === 0 ? { ...row, brand: 'Harbor Lines Power' } : row,
  )
  writeFileSync(
    join(folder, 'pack.json'),
    JSON.stringify({ pack: 'harbor-lines', version: 3, name: 'Harbor Lines' }),
  )
  writeFileSync(join(folder, 'chargers.json'), JSON.stringify({ chargers }))
  await kiosk.visit('/booth?section=content')
  await page.getByLabel('Load a pack').setInputFiles({
    name: 'harbor.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(buildPack(folder))),
  })
  await page
    .getByRole('dialog', { name: 'Harbor Lines' })
    .getByRole('button', { name: 'Use this pack' })
    .click()
  const status = page
    .getByRole('region', { name: 'Content' })
    .getByRole('region', { name: 'Demo data' })
    .getByRole('status')
  await expect(status).toHaveText('Every screen shows this data now.', { timeout: 60_000 })
}

async function showOwnFleet(kiosk: Kiosk): Promise<void> {
  const card = kiosk.page.getByRole('region', { name: 'Your own fleet' })
  await card
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'Harbor_Lines.csv', mimeType: 'text/csv', buffer: Buffer.from(FLEET) })
  await card.getByRole('button', { name: 'Show this fleet' }).click()
  await expect(card.getByText('The fleet of Harbor Lines is shown')).toBeVisible({ timeout: 60_000 })
}

async function playGame(kiosk: Kiosk): Promise<void> {
  await kiosk.takeClock()
  await kiosk.visit('/game')
  const player = new GamePlayer(kiosk)
  await player.start('Start', () => kiosk.passTime(COUNTDOWN_MS))
  await player.find()
  await kiosk.passTime(RUN_LENGTH_MS)
  await expect(player.results).toBeVisible({ timeout: 30_000 })
  await expect.poll(async () => (await rowsOf(kiosk.page, 'gameRuns')).length).toBe(1)
  await kiosk.close()
}

async function saveExpense(kiosk: Kiosk): Promise<void> {
  const { page } = kiosk
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await kiosk.visit('/3?lang=en')
  await page.getByRole('button', { name: 'Add expense', exact: true }).click()
  const vehicle = page.getByRole('combobox', { name: 'Vehicle' })
  await vehicle.fill('Bay 1')
  await expect(page.getByRole('option', { name: 'Bay 1' }).first()).toBeVisible()
  await vehicle.press('ArrowDown')
  await vehicle.press('Enter')
  await field('Volume').fill('2')
  await field('Unit price').fill('3.459')
  const odometer = (await rowsOf(page, 'vehicles'))[0]?.details.odometerMi
  await field('Odometer').fill(String(odometer))
  await field('Merchant').fill('Harbor Fuel')
  await page.getByRole('button', { name: 'Save expense', exact: true }).click()
  await expect
    .poll(async () => (await rowsOf(page, 'originals')).length, { timeout: 30_000 })
    .toBeGreaterThan(0)
}

/** Leaves an expense half entered. */
async function leaveDraft(kiosk: Kiosk): Promise<void> {
  const { page } = kiosk
  await kiosk.visit('/3')
  await page.getByRole('button', { name: 'Add expense', exact: true }).click()
  await page.getByRole('textbox', { name: 'Merchant', exact: true }).fill('Corner Gas')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('pharos.visitState')))
    .toContain('Corner Gas')
}

async function setPin({ page }: Kiosk): Promise<void> {
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  const dialog = page.getByRole('dialog')
  for (const next of ['Next', 'Set PIN']) {
    for (const digit of '2468') await dialog.getByRole('button', { name: digit, exact: true }).click()
    await dialog.getByRole('button', { name: next }).click()
  }
  await dialog.getByRole('button', { name: 'I have written it down' }).click()
}

await main()
