import { type ImportedVehicle, importedVehicle } from '../../domain/vehicle/importedVehicle'
import type { Vehicle } from '../../domain/vehicle/vehicle'
import { nextId } from '../core/ids'
import type { Act } from '../core/undo'
import { changeRows } from '../core/visitorChanges'

/**
 * Adds vehicles to a fleet until the visit is reset, all or none; one whose VIN exists by now is left
 * out. The act's value is their ids, in the order of the list. Undo leaves a vehicle that somebody was
 * given in the meantime.
 */
export function importVehicles(list: readonly ImportedVehicle[], fleet: string): Promise<Act<string[]>> {
  return changeRows(
    ['vehicles'],
    async (rows) => {
      const all = await rows.all('vehicles')
      const vins = new Set(all.map(({ vin }) => vin))
      const added: Vehicle[] = []
      for (const one of list.filter(({ vin }) => !vins.has(vin))) {
        const vehicle = importedVehicle(nextId('v', [...all, ...added]), fleet, one)
        await rows.put('vehicles', vehicle)
        added.push(vehicle)
      }
      return added.map(({ id }) => id)
    },
    'each',
  )
}
