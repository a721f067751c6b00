import { type DeductionKind, meanScore } from '../../../src/domain/trips/score'
import { meanDeductions } from '../../../src/domain/trips/scoreReasons'
import { HISTORY_DAYS, type VehicleDays } from '../../../src/domain/vehicle/vehicleDays'
import { type Drive, makeDrives } from '../plan/driving'
import { eventsOfDrive, scoreOf } from '../trips/trips'
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
        speedOver80: total(({ speedOver80 }) => speedOver80),
        camera: total(({ camera }) =>
          camera ? camera.foodAndDrink + camera.cellPhoneUse + camera.hardBrake + camera.hardAcceleration : 0,
        ),
        adasBraking: total(({ adasBraking }) => adasBraking),
        excessiveIdling: total(({ excessiveIdling }) => excessiveIdling),
        score: days.map((day) =>
          meanScore(day.map((drive) => ({ score: scoreOf(drive), distanceMi: drive.tenths / 10 }))),
        ),
        lost: deductionsPerDay(days),
      },
    ]
  })
}

/** What each reason took off, day by day. */
function deductionsPerDay(days: readonly Drive[][]): VehicleDays['lost'] {
  const lost = days.map((day) =>
    meanDeductions(day.map((drive) => ({ ...eventsOfDrive(drive), distanceMi: drive.tenths / 10 }))),
  )
  const each = (kind: DeductionKind) => lost.map((day) => Math.round(day[kind] * 10) / 10)
  return {
    hardBraking: each('hardBraking'),
    hardAcceleration: each('hardAcceleration'),
    speedOver80: each('speedOver80'),
  }
}

function sumOf(drives: readonly Drive[], read: (drive: Drive) => number): number {
  return drives.reduce((sum, drive) => sum + read(drive), 0)
}
