import { sum } from '#domain/base/numbers'
import type { CameraEventKind } from '#domain/trips/cameraEvent'
import { TRIP_DAYS, type Trip, type TripEvents } from '#domain/trips/trip'
import { economyMpg } from '#domain/vehicle/energy'
import {
  type DeductionKind,
  eventDeduction,
  type Points,
  speedDeduction,
  tripPoints,
  tripScore,
} from '#domain/vehicle/score'
import { type Drivable, type Drive, makeDrives } from '../plan/driving'
import { roundPosition } from '../plan/geo'
import { inRegions, REGIONS } from '../plan/regions'
import { fastStretches } from '../routing/route'
import { type DriveRoutes, routesOf } from './driveRoutes'
import { makeDots } from './tripDots'

/** The trips of one vehicle that are kept one by one, the oldest first. */
export function tripsOf(vehicle: Drivable): Trip[] {
  const number = Number(vehicle.id.slice(2))
  const kept = keptDrives(vehicle)
  const routes = tripRoutesOf(vehicle)
  let odometerMi = vehicle.details.odometerMi - sum(kept.map(({ tenths }) => tenths)) / 10
  return kept.map((drive, at) => {
    const id = `t-${number * 100 + at + 1}`
    const { map, fast } = routes[at] as DriveRoutes
    const motorways = REGIONS.flatMap((region) => fastStretches(map[region].route))
    const dots = makeDots(
      drive,
      odometerMi,
      cameraKinds(drive).map((_, index) => clipId(id, index)),
      fast,
      motorways,
    )
    odometerMi += drive.tenths / 10
    return {
      id,
      ...makeTrip(drive, vehicle.details.ev),
      activeBreadcrumb: at === kept.length - 1 && vehicle.details.isIgnitionOn,
      dots,
      map: inRegions((region) => {
        const { from, to } = map[region]
        return {
          startLocation: from.name,
          endLocation: to.name,
          start: roundPosition(from.stop),
          end: roundPosition(to.stop),
        }
      }),
    }
  })
}

/** Where the kept trips of one vehicle were driven, in their order. */
export function tripRoutesOf(vehicle: Drivable): DriveRoutes[] {
  return routesOf(vehicle.id, keptDrives(vehicle))
}

function keptDrives(vehicle: Drivable): Drive[] {
  return makeDrives(vehicle).filter(({ daysAgo }) => daysAgo <= TRIP_DAYS)
}

/** The trip's score and figures, of what was counted while it was driven. */
function makeTrip(drive: Drive, ev: boolean): Omit<Trip, 'id' | 'activeBreadcrumb' | 'dots' | 'map'> {
  const { daysAgo, ended, tenths, hundredths, camera } = drive
  const events = eventsOfDrive(drive)
  const score = tripScore({ ...events, distanceMi: tenths / 10 })
  const { excessiveIdling, speedOver80: fixedSpeed } = drive
  return {
    driverId: drive.driverId,
    vehicleId: drive.vehicleId,
    daysAgo,
    ended: daysAgo === 0 ? { minutesAgo: ended } : { daysAgo, minuteOfDay: ended },
    number: drive.number,
    score,
    distanceMi: tenths / 10,
    fuelEconomyMpg: Number((economyMpg(tenths / 10, hundredths / 100, ev) ?? 0).toFixed(1)),
    energy: hundredths / 100,
    minutes: drive.minutes,
    idleMinutes: drive.idleMinutes,
    ...events,
    ...(camera && { camera }),
    ...(drive.adasBraking > 0 && { adas: { breaking: drive.adasBraking } }),
    ...((excessiveIdling > 0 || fixedSpeed > 0) && { other: { excessiveIdling, fixedSpeed } }),
    // A full score has no reasons to show.
    showBreakdown: score < 100,
    business: drive.business,
  }
}

/** Points that a drive lost whose trip need not be made. */
export function pointsOfDrive(drive: Drive): Points {
  return tripPoints(eventsOfDrive(drive))
}

/** What takes points off the score of a drive. */
function eventsOfDrive(drive: Drive): Pick<Trip, DeductionKind> {
  return {
    ...(drive.hardBraking > 0 && { hardBraking: eventsOf(drive.hardBraking) }),
    ...(drive.hardAcceleration > 0 && { hardAcceleration: eventsOf(drive.hardAcceleration) }),
    ...(drive.roadSpeeding > 0 && { roadSpeeding: eventsOf(drive.roadSpeeding) }),
    ...(drive.speedOver80 > 0 && {
      speedOver80: {
        times: drive.speedOver80,
        deduction: speedDeduction(drive.speedOver80, drive.over80Percent),
        percent: drive.over80Percent,
      },
    }),
  }
}

/** So many events of a kind on one trip, with the points that they cost. */
export function eventsOf(times: number): TripEvents {
  return { times, deduction: eventDeduction(times) }
}

/** What the camera saw on a drive, one word an event, in the order in which clips are numbered. */
export function cameraKinds({ camera }: Pick<Drive, 'camera'>): CameraEventKind[] {
  if (!camera) return []
  const kinds = ['foodAndDrink', 'cellPhoneUse', 'hardBrake', 'hardAcceleration'] as const
  return kinds.flatMap((kind) => Array.from({ length: camera[kind] }, () => kind))
}

/** Id of a trip's camera event: `c-` and the trip's number and two digits. */
export function clipId(tripId: string, index: number): string {
  return `c-${Number(tripId.slice(2)) * 100 + index + 1}`
}
