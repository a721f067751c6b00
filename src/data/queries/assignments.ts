import type { DealerVehicle } from '../../domain/dealer/dealerVehicle'
import { type Live, useLive } from '../core/live'
import { readStored } from '../core/stored'
import type { Act } from '../core/undo'
import { changeRows } from '../core/visitorChanges'

/**
 * Gives a vehicle to a driver. Each has one of the other: the vehicle's driver of before and the
 * driver's vehicle of before become free in the same transaction. Nothing happens where one of the two
 * does not exist.
 */
export function assignDriver(vehicleId: string, driverId: string): Promise<Act> {
  return pairUp(vehicleId, driverId)
}

/** Takes a vehicle back from its driver; both are free then. */
export function releaseDriver(vehicleId: string): Promise<Act> {
  return pairUp(vehicleId, null)
}

function pairUp(vehicleId: string, driverId: string | null): Promise<Act> {
  return changeRows(['vehicles', 'users'], async (rows) => {
    const vehicle = await rows.get('vehicles', vehicleId)
    const driver = driverId === null ? null : await rows.get('users', driverId)
    if (!vehicle || driver === undefined || vehicle.driverId === driverId) return
    const formerDriver = vehicle.driverId && (await rows.get('users', vehicle.driverId))
    if (formerDriver) await rows.put('users', { ...formerDriver, vehicleId: null })
    const formerVehicle = driver?.vehicleId && (await rows.get('vehicles', driver.vehicleId))
    if (formerVehicle) await rows.put('vehicles', { ...formerVehicle, driverId: null })
    await rows.put('vehicles', { ...vehicle, driverId })
    if (driver) await rows.put('users', { ...driver, vehicleId })
  })
}

/**
 * Lends a vehicle of the stock to somebody, or takes it back with null. One name has one vehicle: the
 * one of before becomes available.
 */
export function assignDealerDriver(id: string, name: string | null): Promise<Act> {
  return changeRows(['dealerVehicles'], async (rows) => {
    const stock = await rows.all('dealerVehicles')
    const vehicle = stock.find((one) => one.id === id)
    if (!vehicle || vehicle.assignedDriver === name) return
    const former = name === null ? undefined : stock.find(({ assignedDriver }) => assignedDriver === name)
    if (former) await rows.put('dealerVehicles', { ...former, assignedDriver: null })
    await rows.put('dealerVehicles', { ...vehicle, assignedDriver: name })
  })
}

/** Somebody who may have a vehicle of the stock, and which one that is now. */
export interface DealerPerson {
  name: string
  vehicle: DealerVehicle | null
}

/**
 * Whom a dealer lends vehicles to, by name: whoever has one, or had one when the visit began, and the
 * dealer's own people. Names come from the data alone: what a visitor types is not kept (docs/decisions.md D20).
 */
export function useDealerPeople(): Live<DealerPerson[] | null> {
  return useLive(
    (db) =>
      readStored(db, ['dealerVehicles', 'accounts'], async () => ({
        stock: await db.dealerVehicles.toArray(),
        staff: await db.accounts
          .filter(({ role }) => role === 'dealer' || role === 'inventoryManager')
          .toArray(),
      })).then(
        (read) =>
          read &&
          db.originals
            .where('table')
            .equals('dealerVehicles')
            .toArray()
            .then((kept) => {
              const first = kept.flatMap(({ row }) => (row as DealerVehicle | null)?.assignedDriver ?? [])
              const now = read.stock.flatMap(({ assignedDriver }) => assignedDriver ?? [])
              const names = new Set([...read.staff.map(({ name }) => name), ...first, ...now])
              return [...names]
                .sort((a, b) => a.localeCompare(b))
                .map((name) => ({
                  name,
                  vehicle: read.stock.find(({ assignedDriver }) => assignedDriver === name) ?? null,
                }))
            }),
      ),
    [],
  )
}
