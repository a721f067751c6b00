import { type AddOnId, withAddOn, withoutAddOn, withPluggedAdapter } from '#domain/account/addOns'
import type { CoachingState } from '#domain/people/user'
import type { Vehicle } from '#domain/vehicle/vehicle'
import type { UndoableChange } from '../core/undo'
import { changeRows, type VisitorRows } from '../core/visitorChanges'

/** An add-on and the vehicles to add it to. */
export interface AddOnOrder {
  addOn: AddOnId
  vehicleIds: readonly string[]
  /** The charging network for plug and charge; null for the others. */
  network: string | null
}

type Rows = VisitorRows<'vehicles' | 'users'>

/**
 * Adds add-ons to vehicles until the visit is reset, as one change; coaching enrolls their drivers.
 * @param cameraAdded whether the account had the dual camera before; if not, no other vehicle has one
 */
export function orderAddOns(orders: readonly AddOnOrder[], cameraAdded: boolean): Promise<UndoableChange> {
  return changeRows(
    ['vehicles', 'users'],
    async (rows) => {
      if (!cameraAdded && orders.some(({ addOn }) => addOn === 'camera')) {
        for (const vehicle of await rows.all('vehicles')) {
          if (vehicle.addOns.camera) await rows.put('vehicles', withoutAddOn(vehicle, 'camera'))
        }
      }
      for (const { addOn, vehicleIds, network } of orders) {
        await changeEach(rows, addOn, vehicleIds, 'enrolled', (vehicle) => withAddOn(vehicle, addOn, network))
      }
    },
    'each',
  )
}

/** Removes an add-on from vehicles until the visit is reset; coaching ends for their drivers. */
export function removeAddOn(addOn: AddOnId, vehicleIds: readonly string[]): Promise<UndoableChange> {
  return changeRows(
    ['vehicles', 'users'],
    (rows) => changeEach(rows, addOn, vehicleIds, 'notEnrolled', (vehicle) => withoutAddOn(vehicle, addOn)),
    'each',
  )
}

/** Records that the adapters of vehicles were plugged in, until the visit is reset. */
export function plugAdapters(vehicleIds: readonly string[]): Promise<UndoableChange> {
  return changeRows(
    ['vehicles', 'users'],
    (rows) => changeEach(rows, 'adapter', vehicleIds, 'enrolled', withPluggedAdapter),
    'each',
  )
}

async function changeEach(
  rows: Rows,
  addOn: AddOnId,
  vehicleIds: readonly string[],
  coaching: CoachingState,
  change: (vehicle: Vehicle) => Vehicle,
): Promise<void> {
  for (const id of vehicleIds) {
    const vehicle = await rows.get('vehicles', id)
    if (!vehicle) continue
    if (addOn !== 'coaching') {
      await rows.put('vehicles', change(vehicle))
      continue
    }
    const driver = vehicle.driverId === null ? undefined : await rows.get('users', vehicle.driverId)
    if (driver && driver.coaching !== null) await rows.put('users', { ...driver, coaching })
  }
}
