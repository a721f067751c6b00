import type { TirePressure, Vehicle } from '#domain/vehicle/vehicle'
import { vehicleProblems } from '../plan/vehicleProblems'
import { committedRows } from './committedRows'

const VEHICLES = committedRows().vehicles

/** Problems of the real fleet after `spoil` had its hands on it. */
export function problemsOf(spoil: (fleet: Vehicle[]) => void): string[] {
  const fleet = structuredClone(VEHICLES)
  spoil(fleet)
  return vehicleProblems(fleet)
}

/** Problems after `spoil` on the first vehicle that `which` picks. */
export function problemsOfOne(
  which: (vehicle: Vehicle) => boolean,
  spoil: (vehicle: Vehicle) => void,
): string[] {
  return problemsOf((fleet) => {
    const vehicle = fleet.find(which)
    if (!vehicle) throw new Error('The fleet has no such vehicle')
    spoil(vehicle)
  })
}

export const reportingGas = ({ details }: Vehicle): boolean => !details.ev && details.fuel !== null
export const withoutIssues = (vehicle: Vehicle): boolean =>
  reportingGas(vehicle) && vehicle.health === 'noIssues'
export const reportingElectric = ({ details }: Vehicle): boolean => details.ev && details.fuel !== null
export const silent = ({ status }: Vehicle): boolean => status === 'nonConnected'
export const moving = ({ details }: Vehicle): boolean => details.map.us.speedMph > 0
export const parked = ({ details, driverId }: Vehicle): boolean => !details.isIgnitionOn && driverId === null
export const lowTire = ({ details }: Vehicle): boolean => details.diagnostics.tire
export const lowOil = ({ details }: Vehicle): boolean => details.diagnostics.oil
export const blocked = ({ details }: Vehicle): boolean => details.isDriveBlockEnabled
export const tiresOf = ({ details }: Vehicle): TirePressure => {
  if (!details.tirePressure) throw new Error('No tires')
  return details.tirePressure
}
