import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { billedLines, estimateOf } from '#domain/account/estimate'
import { checkProspects } from '#domain/booth/ownFleet/prospects'
import { dashboardFigures } from '#domain/dashboard/dashboard'
import { mappableVehicles } from '#domain/dealer/mappableVehicles'
import { withCheckDigit } from '#domain/vehicle/vin'
import { closeDatabase, withDatabase } from '../../../data/core/databaseConnection'
import { deviceFacts, FACT } from '../../../data/core/deviceFacts'
import { PENDING } from '../../../data/core/live'
import { readStored } from '../../../data/core/stored'
import { withDrivers } from '../../../data/queries/vehicles'
import { readPackPointer } from '../../../data/seed/packPointer'
import { activeSources } from '../../../data/seed/packSources'
import { type SeedSources, seedDatasets } from '../../../data/seed/seed'
import { fillDisk } from '../../../data/testing/fullDisk'
import { setDemoNow } from '../../../state/demoClock'
import { ownFleet } from '../../../state/ownFleet'
import { currentRegion } from '../../../state/region'
import { reseed } from '../../offlineReady'
import { followOwnFleet, hidePastFleet, isOwnFleetPast } from '../../ownFleetDay'
import { beginVisit } from '../../visit'
import { fleetPreviews, removeOwnFleet, showFleetByDials, showOwnFleet } from './ownFleet'

vi.mock('../../offlineReady', () => ({ reseed: vi.fn() }))
vi.mock('../../../data/seed/datasets', async (original) => ({
  ...(await original<typeof import('../../../data/seed/datasets')>()),
  fetchManifest: async () => JSON.parse(readFileSync('demo-data/manifest.json', 'utf8')),
  datasetReader: () => readRows,
}))

async function readRows({ name, file }: { name: string; file: string }): Promise<object[]> {
  return JSON.parse(readFileSync(`demo-data/${file}`, 'utf8'))[name]
}

/** The shipped vehicles, people and fleets alone, which is quick. */
const SHIPPED: SeedSources = {
  manifest: async () => {
    const manifest = JSON.parse(readFileSync('demo-data/manifest.json', 'utf8'))
    const isRead = ({ name }: { name: string }) => ['vehicles', 'fleets', 'users'].includes(name)
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

describe("a visitor's fleet by dials", () => {
  const DIALS = { vehicles: 37, electricPercent: 40, region: 'mx' } as const

  it('is what its preview said, by the rules of dashboard, map and bill', async () => {
    const terms = { plan: { plan: 'basic', trialDaysLeft: null }, cameraAdded: true } as const
    const preview = (await fleetPreviews())(DIALS, terms)
    await showFleetByDials(DIALS, 'Your fleet')
    const { vehicles, users } = await withDatabase(async (db) => ({
      vehicles: await withDrivers(db, await db.vehicles.where('id').startsWith('v-').toArray()),
      users: await db.users.toArray(),
    }))
    const bill = billedLines({ vehicles, users, cameraAdded: true })
    expect(preview).toMatchObject({
      figures: dashboardFigures(vehicles),
      electric: vehicles.filter(({ details }) => details.ev).length,
      drivers: users.filter(({ role }) => role === 'driver').length,
      estimate: estimateOf(bill, currentRegion()),
    })
    expect(preview.placed.map(({ id }) => id).sort()).toEqual(
      mappableVehicles(vehicles, currentRegion())
        .map(({ id }) => id)
        .sort(),
    )
    expect(ownFleet()).toMatchObject({ vehicles: 37, visitor: { dials: DIALS } })
  })

  it('ends with its visit, and cannot be read before the shipped one is stored again', async () => {
    await showFleetByDials(DIALS, 'Your fleet')
    expect(currentRegion()).toBe('mx')
    expect(isOwnFleetPast()).toBe(false)
    beginVisit(NOON)
    await hidePastFleet()
    expect(ownFleet()).toBeNull()
    expect(currentRegion()).toBe('us')
    expect(await withDatabase((db) => readStored(db, ['vehicles'], labels))).toBe(PENDING)
    expect(isOwnFleetPast()).toBe(true)
    await reseed()
    expect(await labels()).toHaveLength(48)
    expect(await packs()).toBe(0)
    expect(isOwnFleetPast()).toBe(false)
  })

  it('is gone after a power cut, once its visit is over', async () => {
    await showFleetByDials(DIALS, 'Your fleet')
    closeDatabase()
    beginVisit(NOON)
    await reseed()
    expect(await labels()).toHaveLength(48)
    expect(await deviceFacts().read(FACT.ownFleetDay)).toBeUndefined()
  })

  it('leaves a fleet of staff to its day', async () => {
    await showOwnFleet(prospect('Acme'))
    beginVisit(NOON)
    await hidePastFleet()
    expect(ownFleet()?.company).toBe('Acme')
    expect(isOwnFleetPast()).toBe(false)
  })
})
