import type { FleetUser } from '#domain/people/user'
import type { DrivenVehicle, Vehicle } from '#domain/vehicle/vehicle'

/** Add-ons with a price, in the order of their cards (docs/rules.md AD-01 to AD-04). */
export const ADD_ON_IDS = ['adapter', 'coaching', 'plugAndCharge', 'camera'] as const
export type AddOnId = (typeof ADD_ON_IDS)[number]

/** The adapter needs a diagnostic port, which vehicles have since this model year (docs/rules.md AD-01). */
export const ADAPTER_FROM_YEAR = 1996

/** Input of the add-on rules: the whole account, whichever fleet is selected. */
export interface AddOnAccount {
  /** Sorted by label. */
  vehicles: readonly DrivenVehicle[]
  users: readonly FleetUser[]
  /** Whether the dual camera was added to the account (docs/rules.md AD-08). */
  cameraAdded: boolean
}

/** Vehicles by their relation to an add-on. */
export interface AddOnVehicles {
  active: readonly DrivenVehicle[]
  /** Vehicles that it can be added to, those that would gain most first. */
  open: readonly DrivenVehicle[]
}

/** The account's vehicles that have an add-on, and those that could have it. */
export function addOnVehicles(addOn: AddOnId, { vehicles, users, cameraAdded }: AddOnAccount): AddOnVehicles {
  switch (addOn) {
    case 'adapter':
      return {
        active: vehicles.filter((vehicle) => vehicle.addOns.adapter),
        open: vehicles.filter(needsAdapter),
      }
    case 'coaching': {
      const coached = new Set(users.filter(isCoached).map(({ id }) => id))
      const driven = vehicles.filter(({ driverId }) => driverId !== null)
      const [active, open] = partition(driven, ({ driverId }) => coached.has(driverId ?? ''))
      return { active, open }
    }
    case 'plugAndCharge': {
      const electric = vehicles.filter(({ details }) => details.ev)
      const [active, open] = partition(electric, ({ addOns }) => addOns.chargingNetwork !== null)
      return { active, open }
    }
    case 'camera': {
      const [active, open] = partition(vehicles, ({ addOns }) => cameraAdded && addOns.camera)
      const [equipped, others] = partition(open, ({ details }) => details.camera !== null)
      return { active, open: [...equipped, ...others] }
    }
  }
}

/** Whether a driver is enrolled in in-vehicle coaching (docs/rules.md AD-06). */
export function isCoached({ coaching }: Pick<FleetUser, 'coaching'>): boolean {
  return coaching === 'enrolled'
}

/** Whether a vehicle has no built-in connection but has a port for the adapter. */
export function needsAdapter({ status, modelYear }: Pick<Vehicle, 'status' | 'modelYear'>): boolean {
  return status === 'nonConnected' && modelYear >= ADAPTER_FROM_YEAR
}

/**
 * A vehicle after an add-on was added. The adapter starts its setup; a camera that is not fitted yet waits
 * for installation and reports nothing (docs/rules.md PE-05). Coaching changes the driver instead.
 */
export function withAddOn<Row extends Vehicle>(vehicle: Row, addOn: AddOnId, network: string | null): Row {
  const { addOns, details } = vehicle
  switch (addOn) {
    case 'adapter':
      return needsAdapter(vehicle)
        ? { ...vehicle, status: 'pendingConfiguration', addOns: { ...addOns, adapter: true } }
        : vehicle
    case 'coaching':
      return vehicle
    case 'plugAndCharge':
      return details.ev ? { ...vehicle, addOns: { ...addOns, chargingNetwork: network } } : vehicle
    case 'camera':
      return { ...vehicle, addOns: { ...addOns, camera: true } }
  }
}

/** A vehicle after an add-on was removed: without its adapter it is no longer connected. */
export function withoutAddOn<Row extends Vehicle>(vehicle: Row, addOn: AddOnId): Row {
  const { addOns } = vehicle
  switch (addOn) {
    case 'adapter':
      return addOns.adapter
        ? { ...vehicle, status: 'nonConnected', addOns: { ...addOns, adapter: false } }
        : vehicle
    case 'coaching':
      return vehicle
    case 'plugAndCharge':
      return { ...vehicle, addOns: { ...addOns, chargingNetwork: null } }
    case 'camera':
      return { ...vehicle, addOns: { ...addOns, camera: false } }
  }
}

/** A vehicle after its adapter was plugged in: set up, and connected at the next ignition. */
export function withPluggedAdapter<Row extends Vehicle>(vehicle: Row): Row {
  return vehicle.addOns.adapter && vehicle.status === 'pendingConfiguration'
    ? { ...vehicle, status: 'waitingForIgnition' }
    : vehicle
}

/**
 * Changes how many vehicles are chosen: adds the first ones that are not chosen yet, or removes the ones
 * chosen last.
 * @param order ids of all vehicles that can be chosen, the most useful first
 */
export function resizeChoice(
  order: readonly string[],
  chosen: readonly string[],
  count: number,
): readonly string[] {
  const picked = order.filter((id) => chosen.includes(id))
  if (count <= picked.length) return picked.slice(0, Math.max(0, count))
  const more = order.filter((id) => !picked.includes(id)).slice(0, count - picked.length)
  return order.filter((id) => picked.includes(id) || more.includes(id))
}

function partition<Row>(rows: readonly Row[], is: (row: Row) => boolean): [yes: Row[], no: Row[]] {
  return [rows.filter(is), rows.filter((row) => !is(row))]
}
