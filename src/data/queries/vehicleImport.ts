import type { DayTime } from '#domain/base/demoTime'
import { type ImportedVehicle, importedVehicle } from '#domain/vehicle/importedVehicle'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { nextId } from '../core/ids'
import type { UndoableChange } from '../core/undo'
import { changeRows } from '../core/visitorChanges'

/**
 * Adds vehicles to a fleet, dated `at` a given time, until the visit is reset, all or none. Vehicles whose
 * VIN already exists are skipped. The change's value is their ids, in list order. Undo keeps a vehicle that
 * was assigned in the meantime.
 */
export function importVehicles(
  list: readonly ImportedVehicle[],
  fleet: string,
  at: DayTime,
): Promise<UndoableChange<string[]>> {
  return changeRows(
    ['vehicles'],
    async (rows) => {
      const all = await rows.all('vehicles')
      const vins = new Set(all.map(({ vin }) => vin))
      const added: Vehicle[] = []
      for (const one of list.filter(({ vin }) => !vins.has(vin))) {
        const vehicle = importedVehicle(nextId('v', [...all, ...added]), fleet, one, at)
        await rows.put('vehicles', vehicle)
        added.push(vehicle)
      }
      return added.map(({ id }) => id)
    },
    'each',
  )
}
