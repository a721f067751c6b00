import { type ImportedVehicle, importedVehicle } from '../../domain/vehicle/importedVehicle'
import type { Vehicle } from '../../domain/vehicle/vehicle'
import { nextId } from '../core/ids'
import { changeRows } from '../core/visitorChanges'

/** Vehicles that were added, and the way to take them away again. */
export interface Import {
  /** In the order of the list. */
  ids: string[]
  undo: () => Promise<void>
}

/** Adds vehicles to a fleet until the visit is reset, all or none; one whose VIN exists by now is left out. */
export async function importVehicles(list: readonly ImportedVehicle[], fleet: string): Promise<Import> {
  const ids = await changeRows(['vehicles'], async (rows) => {
    const all = await rows.all<Vehicle>('vehicles')
    const vins = new Set(all.map(({ vin }) => vin))
    const added: Vehicle[] = []
    for (const one of list.filter(({ vin }) => !vins.has(vin))) {
      const vehicle = importedVehicle(nextId('v', [...all, ...added]), fleet, one)
      await rows.put('vehicles', vehicle)
      added.push(vehicle)
    }
    return added.map(({ id }) => id)
  })
  return { ids, undo: () => takeAway(ids) }
}

/** A vehicle that somebody was given in the meantime stays. */
function takeAway(ids: readonly string[]): Promise<void> {
  return changeRows(['vehicles'], async (rows) => {
    for (const id of ids) {
      const vehicle = await rows.get<Vehicle>('vehicles', id)
      if (vehicle?.driverId === null) await rows.remove('vehicles', id)
    }
  })
}
