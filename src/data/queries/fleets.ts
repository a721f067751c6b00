import type { Region } from '../../domain/kiosk/locale'
import { type Fleet, type FleetFields, trimFleet } from '../../domain/vehicle/fleet'
import { nextId } from '../core/ids'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'
import type { Act } from '../core/undo'
import { changeRows } from '../core/visitorChanges'
import type { ChangeableStore } from '../schemas/datasetStores'

/** The fleets in the order of their ids; null while the dataset is still being stored. */
export function useFleets(): Live<Fleet[] | null> {
  return useStored(['fleets'], async (db) => (await db.fleets.toArray()).toSorted(byNumber))
}

const numberOf = ({ id }: Fleet): number => Number(id.slice(2))
const byNumber = (a: Fleet, b: Fleet): number => numberOf(a) - numberOf(b)

/** Creates a fleet until the visit is reset; the act's value is its id. */
export function createFleet(fields: FleetFields): Promise<Act<string>> {
  const { name, businessEmail, businessAddress } = trimFleet(fields)
  return changeRows(['fleets'], async (rows) => {
    const id = nextId('f', await rows.all('fleets'))
    await rows.put('fleets', {
      id,
      name,
      businessEmail,
      businessAddress: everywhere(businessAddress),
      createdDaysAgo: 0,
    })
    return id
  })
}

/** Tables whose rows say by its name which fleet they belong to. */
const NAMED_IN = ['vehicles', 'users', 'expenses', 'reports'] as const satisfies readonly ChangeableStore[]

/**
 * Changes a fleet until the visit is reset. A new name goes to everything that belongs to it, in the same
 * transaction. A shipped address differs by region and changes in this one; an own one is the same in all.
 */
export function updateFleet(id: string, fields: FleetFields, region: Region): Promise<Act> {
  const { name, businessEmail, businessAddress } = trimFleet(fields)
  return changeRows(['fleets', ...NAMED_IN], async (rows) => {
    const before = await rows.get('fleets', id)
    if (!before) return
    const own = await rows.isOwn('fleets', id)
    await rows.put('fleets', {
      ...before,
      name,
      businessEmail,
      businessAddress: own
        ? everywhere(businessAddress)
        : { ...before.businessAddress, [region]: businessAddress },
    })
    if (name === before.name) return
    for (const table of NAMED_IN) {
      const all = await rows.all(table)
      for (const row of all) {
        if (row.fleet === before.name) await rows.put(table, { ...row, fleet: name })
      }
    }
  })
}

/** Moves vehicles to a fleet; their drivers and what was spent on them stay where they are. */
export function moveVehicles(ids: readonly string[], fleet: string): Promise<Act> {
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

const everywhere = <T>(value: T): Record<Region, T> => ({ us: value, ca: value, mx: value })
