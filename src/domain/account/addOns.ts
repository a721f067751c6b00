import type { FleetUser } from '#domain/people/user'
import type { DrivenVehicle, Vehicle } from '#domain/vehicle/vehicle'

/** The add-on solutions that are priced, in the order of their cards (docs/rules.md AD-01 to AD-04). */
export const ADD_ON_IDS = ['adapter', 'coaching', 'plugAndCharge', 'camera'] as const
export type AddOnId = (typeof ADD_ON_IDS)[number]

/** The adapter needs the diagnostic port that vehicles have since this model year (docs/rules.md AD-01). */
export const ADAPTER_FROM_YEAR = 1996

/** What the rules of add-ons read: the whole account, whatever fleet is selected. */
export interface AddOnAccount {
  /** By label. */
  vehicles: readonly DrivenVehicle[]
  users: readonly FleetUser[]
  /** Whether the dual camera was added to the account (docs/rules.md AD-08). */
  cameraAdded: boolean
}

/** Vehicles by what an add-on is to them. */
export interface AddOnVehicles {
  /** Those that have it. */
  active: readonly DrivenVehicle[]
  /** Those that it may be added to, the ones that gain most from it first. */
  open: readonly DrivenVehicle[]
}

/** The vehicles of the account that have an add-on, and those that it fits and that have it not. */
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

/** Whether a vehicle has no connection of its own and a port for the adapter. */
export function needsAdapter({ status, modelYear }: Pick<Vehicle, 'status' | 'modelYear'>): boolean {
  return status === 'nonConnected' && modelYear >= ADAPTER_FROM_YEAR
}

/**
 * A vehicle once an add-on was added. The adapter starts its configuration; a camera that is not fitted yet waits for
 * its installation and reports nothing (docs/rules.md PE-05). Coaching changes its driver instead.
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

/** A vehicle once an add-on was removed: without its adapter it is no longer connected. */
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

/** A vehicle once its adapter was plugged in: set up, and connected at the next ignition. */
export function withPluggedAdapter<Row extends Vehicle>(vehicle: Row): Row {
  return vehicle.addOns.adapter && vehicle.status === 'pendingConfiguration'
    ? { ...vehicle, status: 'waitingForIgnition' }
    : vehicle
}

/**
 * Chosen vehicles made so many: the first of the others are added, or the last chosen ones given up.
 * @param order ids of all that may be chosen, the most useful first
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
