import { worstShortfallPsi } from '#domain/vehicle/lowReadings'
import type { Vehicle } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { type Drive, makeDrives } from '../plan/driving'
import { fillsOf } from '../plan/fills'
import { oilDays, tireDays } from '../plan/readingDays'
import { passesOfDrive } from '../trips/drivePasses'
import { pointsOfDrive } from '../trips/trips'
import { type DayDrive, daySums } from './daySums'
import { buildVehicles } from './vehicles'

/** The vehicleDays dataset: a row for each vehicle that was driven in the last 120 days. */
export function buildVehicleDays(): VehicleDays[] {
  return buildVehicles().flatMap((vehicle) => {
    const drives = makeDrives(vehicle)
    if (drives.length === 0) return []
    const { ev, odometerMi, oilLife, tirePressure } = vehicle.details
    const sums = daySums(drives.filter(({ daysAgo }) => daysAgo > 0).map((drive) => dayDrive(vehicle, drive)))
    const driven = tenthsOf(drives)
    const today = tenthsOf(drives.filter(({ daysAgo }) => daysAgo === 0))
    const never = Array.from({ length: HISTORY_DAYS }, () => null)
    return [
      {
        id: vehicle.id,
        ev,
        startOdometerMi: Math.round(odometerMi * 10 - driven) / 10,
        ...sums,
        oilLife: oilLife === null ? never : oilDays(vehicle.id, oilLife, today / 10, sums.distanceMi),
        levelPercent: fillsOf(vehicle)?.levelPercent ?? never,
        tireShortfallPsi: tirePressure
          ? tireDays(vehicle.id, worstShortfallPsi(tirePressure), HISTORY_DAYS)
          : never,
      },
    ]
  })
}

function dayDrive({ details: { isLocationMasked } }: Vehicle, drive: Drive): DayDrive {
  const { camera } = drive
  return {
    ...drive,
    camera: camera
      ? camera.foodAndDrink + camera.cellPhoneUse + camera.hardBrake + camera.hardAcceleration
      : 0,
    // Whoever may mask the location does so on personal trips.
    maskedMinutes: isLocationMasked && !drive.business ? drive.minutes : 0,
    lost: pointsOfDrive(drive),
    passes: passesOfDrive(drive),
  }
}

function tenthsOf(drives: readonly Drive[]): number {
  return drives.reduce((sum, { tenths }) => sum + tenths, 0)
}
