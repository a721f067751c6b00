import { distanceMi } from '#domain/geo/measure'
import { TRIP_DAYS, TRIP_NUMBERS, type Trip } from '#domain/trips/trip'
import { addPoints, DEDUCTION_KINDS, tripPoints } from '#domain/vehicle/score'
import { type DayTotal, sumDays } from '#domain/vehicle/vehicleDays'
import { REGIONS } from '../plan/regions'
import { type CrossRule, when } from './rule'

/** Sums of decimals are compared to this: far under the last digit that is kept. */
const EPSILON = 1e-6
const differs = (a: number, b: number): boolean => Math.abs(a - b) > EPSILON

const sumOf = (trips: readonly Trip[], of: (trip: Trip) => number): number =>
  trips.reduce((sum, trip) => sum + of(trip), 0)

/** Every figure of a day that its trips add up to. */
const DAY_FIGURES: readonly [DayTotal, (trip: Trip) => number][] = [
  ['distanceMi', ({ distanceMi }) => distanceMi],
  ['minutes', ({ minutes }) => minutes],
  ['idleMinutes', ({ idleMinutes }) => idleMinutes],
  ['energy', ({ energy }) => energy],
  ['hardBraking', ({ hardBraking }) => hardBraking?.times ?? 0],
  ['hardAcceleration', ({ hardAcceleration }) => hardAcceleration?.times ?? 0],
  ['roadSpeeding', ({ roadSpeeding }) => roadSpeeding?.times ?? 0],
  ['speedOver80', ({ speedOver80 }) => speedOver80?.times ?? 0],
  ['camera', cameraTotal],
  ['adasBraking', ({ adas }) => adas?.breaking ?? 0],
  ['excessiveIdling', ({ other }) => other?.excessiveIdling ?? 0],
]

function cameraTotal({ camera }: Trip): number {
  if (!camera) return 0
  return camera.foodAndDrink + camera.cellPhoneUse + camera.hardBrake + camera.hardAcceleration
}

export const DRIVING_RULES: readonly CrossRule[] = [
  {
    says: 'trips are of vehicles and drivers that exist, each id once',
    check({ trips, vehicles, users }) {
      const ids = new Set([...vehicles, ...users].map(({ id }) => id))
      return {
        checked: trips.length,
        problems: [
          ...trips.flatMap(({ id, vehicleId, driverId }) =>
            when(!ids.has(vehicleId) || !ids.has(driverId), `${id}: ${vehicleId}, ${driverId}`),
          ),
          ...when(new Set(trips.map(({ id }) => id)).size !== trips.length, 'a trip id occurs twice'),
        ],
      }
    },
  },
  {
    says: `five numbered trips make up each of the last ${TRIP_DAYS} days, to the tenth and the minute`,
    check({ trips, vehicleDays }) {
      let checked = 0
      const problems = vehicleDays.flatMap((days) =>
        Array.from({ length: TRIP_DAYS }, (_, at) => at).flatMap((at) => {
          const day = trips.filter(({ vehicleId, daysAgo }) => vehicleId === days.id && daysAgo === at + 1)
          checked += 1
          const where = `${days.id}, ${at + 1} days ago`
          const numbers = day.map(({ number }) => number).join()
          const driven = days.driverId[at] !== null
          return [
            ...when(numbers !== (driven ? TRIP_NUMBERS.join() : ''), `${where}: trips ${numbers}`),
            ...when(
              day.some(({ driverId }) => driverId !== days.driverId[at]),
              `${where}: a trip has another driver than the day`,
            ),
            ...DAY_FIGURES.flatMap(([figure, of]) =>
              when(differs(sumOf(day, of), days[figure][at] ?? 0), `${where}: ${figure} differs`),
            ),
            ...DEDUCTION_KINDS.flatMap((kind) =>
              when(
                addPoints(day.map(tripPoints))[kind] !== (days.lost[kind][at] ?? 0),
                `${where}: points lost by ${kind} differ`,
              ),
            ),
          ]
        }),
      )
      return { checked, problems }
    },
  },
  {
    says: 'an odometer is where it stood 120 days ago plus what was driven since',
    check({ vehicles, vehicleDays, trips }) {
      const problems = vehicleDays.flatMap((days) => {
        const vehicle = vehicles.find(({ id }) => id === days.id)
        const today = trips.filter(({ vehicleId, daysAgo }) => vehicleId === days.id && daysAgo === 0)
        const reached =
          days.startOdometerMi + sumDays(days, 'distanceMi', days.distanceMi.length) + sumOf(today, milesOf)
        return [
          ...when(vehicle === undefined, `${days.id} is no vehicle`),
          ...when(
            vehicle !== undefined && differs(reached, vehicle.details.odometerMi),
            `${days.id}: ${reached} instead of ${vehicle?.details.odometerMi}`,
          ),
          ...when(vehicle?.details.ev !== days.ev, `${days.id}: ev differs`),
        ]
      })
      return { checked: vehicleDays.length, problems }
    },
  },
  {
    says: 'whoever has a vehicle that reports has driven it, and nobody drives one that does not',
    check({ vehicles, vehicleDays }) {
      const driven = new Set(vehicleDays.map(({ id }) => id))
      const problems = vehicles.flatMap(({ id, status, driverId }) => {
        const reports = status === 'connected' || status === 'valid'
        return [
          ...when(reports && driverId !== null && !driven.has(id), `${id} has a driver and no days`),
          ...when(!reports && driven.has(id), `${id} is ${status} and has days`),
        ]
      })
      return { checked: vehicles.length, problems }
    },
  },
  {
    says: 'a vehicle is where its last trip ended, and its overview shows its newest full day',
    // Screens draw the overview from the trips.
    filesOnly: true,
    check({ trips, vehicles }) {
      const problems = vehicles.flatMap(({ id, details: { map, tripHistorySummary } }) => {
        const own = trips.filter(({ vehicleId }) => vehicleId === id)
        const last = own.at(-1)
        const newest = Math.min(...own.filter(({ daysAgo }) => daysAgo > 0).map(({ daysAgo }) => daysAgo))
        const types = own.filter(({ daysAgo }) => daysAgo === newest).flatMap(({ dots }) => dots)
        return REGIONS.flatMap((region) => [
          ...when(
            last !== undefined && distanceMi(last.map[region].end, map[region].start) > 0.01,
            `${id}: is not where its last trip ended in ${region}`,
          ),
          ...when(
            types.map(({ type }) => type).join() !==
              tripHistorySummary[region].dots.map(({ type }) => type).join(),
            `${id}: the overview in ${region} does not show its newest full day`,
          ),
        ])
      })
      return { checked: vehicles.length, problems }
    },
  },
  {
    says: 'camera events are those that trips count, each with its dot',
    check({ trips, cameraEvents }) {
      const problems = trips.flatMap((trip) => {
        const seen = cameraEvents.filter(({ tripId }) => tripId === trip.id)
        const kinds = ['foodAndDrink', 'cellPhoneUse', 'hardBrake', 'hardAcceleration'] as const
        const videos = trip.dots.flatMap(({ video = [] }) => video)
        return [
          ...kinds.flatMap((kind) => {
            const count = seen.filter((event) => event.kind === kind).length
            return when(count !== (trip.camera?.[kind] ?? 0), `${trip.id}: ${count} events of ${kind}`)
          }),
          ...when(
            videos.toSorted().join() !==
              seen
                .map(({ id }) => id)
                .toSorted()
                .join(),
            `${trip.id}: dots show other clips than there are events`,
          ),
          ...seen.flatMap((event) =>
            when(
              event.vehicleId !== trip.vehicleId || event.driverId !== trip.driverId,
              `${event.id}: is of another vehicle or driver`,
            ),
          ),
        ]
      })
      const facings = new Set(cameraEvents.map(({ facing }) => facing))
      const statuses = new Set(cameraEvents.map(({ status }) => status))
      return {
        checked: cameraEvents.length,
        problems: [
          ...problems,
          ...when(facings.size < 2, 'one of the lenses saw nothing'),
          ...when(statuses.size < 4, 'a review status is missing'),
        ],
      }
    },
  },
]

function milesOf({ distanceMi }: Trip): number {
  return distanceMi
}
