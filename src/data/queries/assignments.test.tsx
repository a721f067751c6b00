import { liveState } from '#domain/testing/liveValue'
import 'fake-indexeddb/auto'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { Dexie } from 'dexie'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { clearQueryCache } from '../core/live'
import { dropVisitorChanges } from '../core/visitorChanges'
import { seedRows } from '../testing/rows'
import { assignDealerDriver, assignDriver, unassignDriver, useDealerPeople } from './assignments'
import { setDriveBlock } from './driveBlock'
import { setLocationMasked } from './vehicles'

afterEach(cleanup)

/** Luis drives unit 1 and Ana unit 2; Kim and unit 3 are unassigned. */
async function aFleet(): Promise<void> {
  clearQueryCache()
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase(async (db) => {
    const vehicle = (id: string, driverId: string | null) => ({
      id,
      label: id,
      tags: [],
      driverId,
      details: {},
    })
    await db.table('vehicles').bulkPut([vehicle('v-1', 'luis'), vehicle('v-2', 'ana'), vehicle('v-3', null)])
    await db.table('users').bulkPut([
      { id: 'luis', name: 'Luis', vehicleId: 'v-1' },
      { id: 'ana', name: 'Ana', vehicleId: 'v-2' },
      { id: 'kim', name: 'Kim', vehicleId: null },
    ])
  })
}

beforeEach(aFleet)

/** The assignments according to the vehicles and to the users. */
const pairs = () =>
  withDatabase(async (db) => ({
    vehicles: (await db.vehicles.toArray()).flatMap(({ id, driverId }) =>
      driverId ? [`${id} ${driverId}`] : [],
    ),
    people: (await db.users.toArray())
      .flatMap(({ id, vehicleId }) => (vehicleId ? [`${vehicleId} ${id}`] : []))
      .sort(),
  }))
const both = (...list: string[]) => ({ vehicles: list, people: list })

describe('a driver', () => {
  it('is assigned to a free vehicle', async () => {
    await assignDriver('v-3', 'kim')
    expect(await pairs()).toEqual(both('v-1 luis', 'v-2 ana', 'v-3 kim'))
  })

  it('leaves the previous vehicle, whose new one leaves its previous driver', async () => {
    await assignDriver('v-1', 'ana')
    expect(await pairs()).toEqual(both('v-1 ana'))
  })

  it('is unassigned together with the vehicle', async () => {
    await unassignDriver('v-1')
    expect(await pairs()).toEqual(both('v-2 ana'))
  })

  it('cannot be assigned when unknown', async () => {
    await assignDriver('v-1', 'nobody')
    await assignDriver('v-404', 'ana')
    expect(await pairs()).toEqual(both('v-1 luis', 'v-2 ana'))
  })

  it('has the original vehicle again after a reset', async () => {
    await assignDriver('v-1', 'ana')
    await unassignDriver('v-1')
    await dropVisitorChanges()
    expect(await pairs()).toEqual(both('v-1 luis', 'v-2 ana'))
  })

  it('and the vehicle always agree, and each change can be undone', async () => {
    const change = fc.tuple(fc.constantFrom('v-1', 'v-2', 'v-3'), fc.constantFrom('luis', 'ana', 'kim', null))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 4 }), change, async (earlier, [vehicleId, driverId]) => {
        await aFleet()
        const run = (id: string, to: string | null) => (to ? assignDriver(id, to) : unassignDriver(id))
        for (const [id, to] of earlier) await run(id, to)
        const before = await pairs()
        const { undo } = await run(vehicleId, driverId)
        const after = await pairs()
        expect(after.vehicles).toEqual(after.people)
        await undo()
        expect(await pairs()).toEqual(before)
      }),
      { numRuns: 25 },
    )
  })
})

describe('a vehicle', () => {
  const log = () =>
    withDatabase(async (db) => (await db.vehicles.get('v-1'))?.driveBlockLog?.map(({ by }) => by))
  const details = () => withDatabase(async (db) => (await db.vehicles.get('v-1'))?.details)

  it('has its location masked until the visit is reset', async () => {
    await setLocationMasked('v-1', true)
    expect(await details()).toEqual({ isLocationMasked: true })
    await dropVisitorChanges()
    expect(await details()).toEqual({})
  })

  it('is blocked and unblocked', async () => {
    const at = { daysAgo: 0, minuteOfDay: 600 }
    await setDriveBlock('v-1', { on: true, at, by: 'Ann' })
    const twice = await setDriveBlock('v-1', { on: true, at, by: 'Bo' })
    const freed = await setDriveBlock('v-1', { on: false, at, by: 'Cy' })
    expect(await details()).toEqual({ isDriveBlockEnabled: false })
    expect(await log()).toEqual(['Ann', 'Cy'])
    expect(twice.isChanged).toBe(false)
    await freed.undo()
    expect(await details()).toEqual({ isDriveBlockEnabled: true })
    expect(await log()).toEqual(['Ann'])
  })
})

describe('an inventory vehicle', () => {
  beforeEach(() =>
    seedRows({
      dealerVehicles: [
        { id: 'd-1', assignedDriver: 'Simone Kessler' },
        { id: 'd-2', assignedDriver: null },
      ],
      accounts: [
        { id: 'a-1', name: 'Walter Brandt', role: 'dealer' },
        { id: 'a-2', name: 'Amara Okafor', role: 'accountAdmin' },
      ],
    }),
  )
  const assignedDrivers = () =>
    withDatabase(async (db) =>
      (await db.dealerVehicles.toArray()).map(({ assignedDriver }) => assignedDriver),
    )

  it('is blocked by its last command', async () => {
    const log = () =>
      withDatabase(async (db) => (await db.dealerVehicles.get('d-1'))?.driveBlockLog?.map(({ on }) => on))
    const at = { daysAgo: 0, minuteOfDay: 600 }
    await setDriveBlock('d-1', { on: true, at, by: 'Ann' })
    const twice = await setDriveBlock('d-1', { on: true, at, by: 'Bo' })
    await setDriveBlock('d-1', { on: false, at, by: 'Cy' })
    expect(await log()).toEqual([true, false])
    expect(twice.isChanged).toBe(false)
  })

  it('can be assigned to somebody who had another one', async () => {
    const { undo } = await assignDealerDriver('d-2', 'Simone Kessler')
    expect(await assignedDrivers()).toEqual([null, 'Simone Kessler'])
    await undo()
    expect(await assignedDrivers()).toEqual(['Simone Kessler', null])
  })

  it('can be unassigned, after which its driver can have one again', async () => {
    const { result } = renderHook(() => useDealerPeople())
    await assignDealerDriver('d-1', null)
    await waitFor(() =>
      expect(liveState(result.current)).toEqual({
        ready: [
          { name: 'Simone Kessler', vehicle: null },
          { name: 'Walter Brandt', vehicle: null },
        ],
      }),
    )
  })
})
