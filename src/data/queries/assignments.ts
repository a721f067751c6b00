import type { Live } from '#domain/base/live'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { createLiveQuery, PENDING, useLiveQuery } from '../core/live'
import { readStored } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRows } from '../core/visitorChanges'

/**
 * Assigns a vehicle to a driver, one to one. The vehicle's previous driver and the driver's previous vehicle
 * become unassigned in the same transaction. Does nothing if either does not exist.
 */
export function assignDriver(vehicleId: string, driverId: string): Promise<UndoableChange> {
  return setAssignment(vehicleId, driverId)
}

/** Unassigns a vehicle and its driver from each other. */
export function unassignDriver(vehicleId: string): Promise<UndoableChange> {
  return setAssignment(vehicleId, null)
}

function setAssignment(vehicleId: string, driverId: string | null): Promise<UndoableChange> {
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
 * Assigns an inventory vehicle to a person, or unassigns it with null. A person has one vehicle, so the
 * previous one becomes available.
 */
export function assignDealerDriver(id: string, name: string | null): Promise<UndoableChange> {
  return changeRows(['dealerVehicles'], async (rows) => {
    const inventory = await rows.all('dealerVehicles')
    const vehicle = inventory.find((one) => one.id === id)
    if (!vehicle || vehicle.assignedDriver === name) return
    const former = name === null ? undefined : inventory.find(({ assignedDriver }) => assignedDriver === name)
    if (former) await rows.put('dealerVehicles', { ...former, assignedDriver: null })
    await rows.put('dealerVehicles', { ...vehicle, assignedDriver: name })
  })
}

/** A person who can have an inventory vehicle, and the assigned vehicle. */
export interface DealerPerson {
  name: string
  vehicle: DealerVehicle | null
}

/**
 * People whom a dealer can assign vehicles to, by name: current and original drivers, and the dealer's staff.
 * Names come only from the data: visitor input is not stored (docs/decisions.md D20).
 */
export function useDealerPeople(): Live<DealerPerson[]> {
  return useLiveQuery(dealerPeopleQuery)
}

const dealerPeopleQuery = createLiveQuery((db) =>
  readStored(db, ['dealerVehicles', 'accounts'], async () => ({
    inventory: await db.dealerVehicles.toArray(),
    staff: await db.accounts.filter(({ role }) => role === 'dealer' || role === 'inventoryManager').toArray(),
  })).then((read) =>
    read === PENDING
      ? read
      : db.originals
          .where('table')
          .equals('dealerVehicles')
          .toArray()
          .then((kept) => {
            const first = kept.flatMap(({ row }) => (row as DealerVehicle | null)?.assignedDriver ?? [])
            const now = read.inventory.flatMap(({ assignedDriver }) => assignedDriver ?? [])
            const names = new Set([...read.staff.map(({ name }) => name), ...first, ...now])
            return [...names]
              .sort((a, b) => a.localeCompare(b))
              .map((name) => ({
                name,
                vehicle: read.inventory.find(({ assignedDriver }) => assignedDriver === name) ?? null,
              }))
          }),
  ),
)
