import type { DayTime } from '#domain/base/demoTime'
import type { Live } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { type Fleet, type FleetFields, trimFleet } from '#domain/vehicle/fleet'
import { byNumber, nextId } from '../core/ids'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRows } from '../core/visitorChanges'
import type { ChangeableStore } from '../schemas/datasetStores'

/** The fleets in the order of their ids. */
export function useFleets(): Live<Fleet[]> {
  return useLiveQuery(fleetsQuery)
}

const fleetsQuery = storedQuery(['fleets'], async (db) => (await db.fleets.toArray()).toSorted(byNumber))

/** Creates a fleet, added `at` a given time, until the visit is reset. The change's value is its id. */
export function createFleet(fields: FleetFields, at: DayTime): Promise<UndoableChange<string>> {
  const { name, businessEmail, businessAddress } = trimFleet(fields)
  return changeRows(['fleets'], async (rows) => {
    const id = nextId('f', await rows.all('fleets'))
    await rows.put('fleets', {
      id,
      name,
      businessEmail,
      businessAddress: sameInAllRegions(businessAddress),
      createdDaysAgo: at.daysAgo,
    })
    return id
  })
}

/** Tables whose rows refer to their fleet by name. */
const FLEET_NAME_TABLES = [
  'vehicles',
  'users',
  'expenses',
  'reports',
] as const satisfies readonly ChangeableStore[]

/**
 * Changes a fleet until the visit is reset. A new name is written to all rows that refer to it, in the same
 * transaction. A shipped fleet's address changes in the current region, a visitor's fleet's in all.
 */
export function updateFleet(id: string, fields: FleetFields, region: Region): Promise<UndoableChange> {
  const { name, businessEmail, businessAddress } = trimFleet(fields)
  return changeRows(['fleets', ...FLEET_NAME_TABLES], async (rows) => {
    const before = await rows.get('fleets', id)
    if (!before) return
    const own = await rows.isOwn('fleets', id)
    await rows.put('fleets', {
      ...before,
      name,
      businessEmail,
      businessAddress: own
        ? sameInAllRegions(businessAddress)
        : { ...before.businessAddress, [region]: businessAddress },
    })
    if (name === before.name) return
    for (const table of FLEET_NAME_TABLES) {
      const all = await rows.all(table)
      for (const row of all) {
        if (row.fleet === before.name) await rows.put(table, { ...row, fleet: name })
      }
    }
  })
}

/** Deletes a fleet until the visit is reset, unless it has vehicles or people. */
export function deleteFleet(id: string): Promise<UndoableChange> {
  return changeRows(['fleets', 'vehicles', 'users'], async (rows) => {
    const fleet = await rows.get('fleets', id)
    if (!fleet) return
    const members = [...(await rows.all('vehicles')), ...(await rows.all('users'))]
    if (members.some((member) => member.fleet === fleet.name)) return
    await rows.remove('fleets', id)
  })
}

/** Moves vehicles to a fleet; their drivers and expenses keep their fleet. */
export function moveVehicles(ids: readonly string[], fleet: string): Promise<UndoableChange> {
  return changeRows(
    ['vehicles'],
    async (rows) => {
      for (const id of ids) {
        const vehicle = await rows.get('vehicles', id)
        if (vehicle && vehicle.fleet !== fleet) await rows.put('vehicles', { ...vehicle, fleet })
      }
    },
    'each',
  )
}

const sameInAllRegions = <T>(value: T): Record<Region, T> => ({ us: value, ca: value, mx: value })
