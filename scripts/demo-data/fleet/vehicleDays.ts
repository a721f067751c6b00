import { eachReason } from '../../../src/domain/trips/score'
import { HISTORY_DAYS, type VehicleDays } from '../../../src/domain/vehicle/vehicleDays'
import { type Drive, makeDrives } from '../plan/driving'
import { pointsOfDrive } from '../trips/trips'
import { buildVehicles } from './vehicles'

/** The vehicleDays dataset: a row for each vehicle that was driven in the last 120 days. */
export function buildVehicleDays(): VehicleDays[] {
  return buildVehicles().flatMap((vehicle) => {
    const drives = makeDrives(vehicle)
    if (drives.length === 0) return []
    const days = Array.from({ length: HISTORY_DAYS }, (_, at) =>
      drives.filter(({ daysAgo }) => daysAgo === at + 1),
    )
    const total = (read: (drive: Drive) => number): number[] => days.map((day) => sumOf(day, read))
    const driven = sumOf(drives, ({ tenths }) => tenths)
    return [
      {
        id: vehicle.id,
        ev: vehicle.details.ev,
        startOdometerMi: Math.round(vehicle.details.odometerMi * 10 - driven) / 10,
        driverId: days.map((day) => day[0]?.driverId ?? null),
        distanceMi: total(({ tenths }) => tenths).map((tenths) => tenths / 10),
        minutes: total(({ minutes }) => minutes),
        idleMinutes: total(({ idleMinutes }) => idleMinutes),
        energy: total(({ hundredths }) => hundredths).map((hundredths) => hundredths / 100),
        hardBraking: total(({ hardBraking }) => hardBraking),
        hardAcceleration: total(({ hardAcceleration }) => hardAcceleration),
        roadSpeeding: total(({ roadSpeeding }) => roadSpeeding),
        speedOver80: total(({ speedOver80 }) => speedOver80),
        camera: total(({ camera }) =>
          camera ? camera.foodAndDrink + camera.cellPhoneUse + camera.hardBrake + camera.hardAcceleration : 0,
        ),
        adasBraking: total(({ adasBraking }) => adasBraking),
        excessiveIdling: total(({ excessiveIdling }) => excessiveIdling),
        lost: eachReason((kind) => total((drive) => pointsOfDrive(drive)[kind])),
      },
    ]
  })
}

function sumOf(drives: readonly Drive[], read: (drive: Drive) => number): number {
  return drives.reduce((sum, drive) => sum + read(drive), 0)
}
