import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkProspects } from '#domain/booth/ownFleet/prospects'
import { withCheckDigit } from '#domain/vehicle/vin'
import { closeDatabase, withDatabase } from '../../../data/core/databaseConnection'
import { deviceFacts, FACT } from '../../../data/core/deviceFacts'
import { readPackPointer } from '../../../data/seed/packPointer'
import { activeSources } from '../../../data/seed/packSources'
import { type SeedSources, seedDatasets } from '../../../data/seed/seed'
import { fillDisk } from '../../../data/testing/fullDisk'
import { setDemoNow } from '../../../state/demoClock'
import { ownFleet } from '../../../state/ownFleet'
import { reseed } from '../../offlineReady'
import { followOwnFleet, isOwnFleetPast } from '../../ownFleetDay'
import { removeOwnFleet, showOwnFleet } from './ownFleet'

vi.mock('../../offlineReady', () => ({ reseed: vi.fn() }))
vi.mock('../../../data/seed/datasets', async (original) => ({
  ...(await original<typeof import('../../../data/seed/datasets')>()),
  fetchManifest: async () => JSON.parse(readFileSync('demo-data/manifest.json', 'utf8')),
  datasetReader: () => readRows,
}))

async function readRows({ name, file }: { name: string; file: string }): Promise<object[]> {
  return JSON.parse(readFileSync(`demo-data/${file}`, 'utf8'))[name]
}

/** The shipped vehicles and fleets alone, which is quick. */
const SHIPPED: SeedSources = {
  manifest: async () => {
    const manifest = JSON.parse(readFileSync('demo-data/manifest.json', 'utf8'))
    const isRead = ({ name }: { name: string }) => name === 'vehicles' || name === 'fleets'
    return { ...manifest, datasets: manifest.datasets.filter(isRead) }
  },
  rows: readRows,
}

const NOON = Date.UTC(2026, 10, 23, 17)
const DAY_MS = 24 * 3_600_000

const prospect = (company: string) => ({
  company,
  vehicles: checkProspects(
    [1, 2, 3].map((at) => ({
      line: at,
      vin: withCheckDigit(`1FTEW1E40LA10000${at}`),
      name: `${company} ${at}`,
      group: 'Yard',
    })),
    company,
    2027,
  ),
  words: {
    car: (make: string) => make,
    multipurpose: (make: string) => make,
    truck: (make: string) => make,
    unknown: 'Vehicle',
  },
  currentYear: 2026,
})

const labels = () =>
  withDatabase(async (db) => (await db.vehicles.toArray()).map(({ label }) => label).sort())
const packs = () => withDatabase((db) => db.packs.count())

beforeEach(async () => {
  await withDatabase((db) => db.delete())
  closeDatabase()
  setDemoNow(NOON)
  vi.mocked(reseed).mockImplementation(async () => {
    await followOwnFleet()
    await seedDatasets(undefined, await activeSources(SHIPPED))
    return true
  })
})

describe("a company's own fleet", () => {
  it('is stored in place of the shipped one, and said', async () => {
    await showOwnFleet(prospect('Acme'))
    expect(await labels()).toEqual(['Acme 1', 'Acme 2', 'Acme 3'])
    expect(ownFleet()).toMatchObject({ company: 'Acme', vehicles: 3, day: '2026-11-23' })
  })

  it('leaves nothing behind when staff take it away', async () => {
    await showOwnFleet(prospect('Acme'))
    await withDatabase(async (db) => {
      await db.table('gameRuns').put({ id: 'own', event: 'x', day: 'x', score: 1, pack: 'own-fleet' })
      await db.runActs.put({ id: 'own', acts: [] })
    })
    await removeOwnFleet()
    expect(await labels()).toHaveLength(48)
    expect(await packs()).toBe(0)
    expect(await withDatabase((db) => db.runActs.count())).toBe(0)
    expect(await withDatabase((db) => db.gameRuns.count())).toBe(1)
    expect(await deviceFacts().read(FACT.ownFleetDay)).toBeUndefined()
    expect(ownFleet()).toBeNull()
  })

  it('gives way to the next one', async () => {
    await showOwnFleet(prospect('Acme'))
    await showOwnFleet(prospect('Bolt'))
    expect(await labels()).toEqual(['Bolt 1', 'Bolt 2', 'Bolt 3'])
    expect(await packs()).toBe(1)
  })

  it.each([
    ['the next day', DAY_MS],
    ['a clock that was set back a year', -365 * DAY_MS],
  ])('goes with %s', async (_, laterMs) => {
    await showOwnFleet(prospect('Acme'))
    expect(isOwnFleetPast()).toBe(false)
    setDemoNow(NOON + laterMs)
    expect(isOwnFleetPast()).toBe(true)
    await reseed()
    expect(await labels()).toHaveLength(48)
    expect(await packs()).toBe(0)
  })

  it('is forgotten where the power went before it was in force, or another pack was chosen', async () => {
    await showOwnFleet(prospect('Acme'))
    await withDatabase((db) => db.device.delete(FACT.activePack))
    await reseed()
    expect(await labels()).toHaveLength(48)
    expect(ownFleet()).toBeNull()
  })

  it('without room is not shown, and the shipped one stays', async () => {
    const free = fillDisk()
    await expect(showOwnFleet(prospect('Acme')).finally(free)).rejects.toMatchObject({ code: 'storage-full' })
    expect((await readPackPointer()).active).toBeNull()
    expect(ownFleet()).toBeNull()
  })

  it('goes again where its rows could not be stored', async () => {
    vi.mocked(reseed).mockResolvedValueOnce(false)
    await expect(showOwnFleet(prospect('Acme'))).rejects.toMatchObject({ code: 'storage-full' })
    expect((await readPackPointer()).active).toBeNull()
    expect(await labels()).toHaveLength(48)
  })
})
