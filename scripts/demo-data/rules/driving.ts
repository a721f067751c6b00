import { meanScore, tripScore } from '../../../src/domain/score'
import {
  countDots,
  DOT_KINDS,
  EXCESSIVE_IDLING_MINUTES,
  FIXED_SPEED_MPH,
  TRIP_DAYS,
  TRIP_NUMBERS,
  type Trip,
} from '../../../src/domain/trip'
import { type DayTotal, driverScores, sumDays } from '../../../src/domain/vehicleDays'
import { distanceMi } from '../geo'
import { DRIVING_BOXES, isInside, REGIONS } from '../regions'
import { type CrossRule, type DemoData, when } from './rule'

/** Sums of decimals are compared to this: far under the last digit that is kept. */
const CRUMB = 1e-6
const differs = (a: number, b: number): boolean => Math.abs(a - b) > CRUMB

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
  ['speedOver80', ({ speedOver80 }) => speedOver80?.times ?? 0],
  ['camera', cameraTotal],
  ['adasBraking', ({ adas }) => adas?.breaking ?? 0],
  ['excessiveIdling', ({ other }) => other?.excessiveIdling ?? 0],
]

function cameraTotal({ camera }: Trip): number {
  if (!camera) return 0
  return camera.foodAndDrink + camera.cellPhoneUse + camera.hardBrake + camera.hardAcceleration
}

/** A rule about each trip by itself. */
function eachTrip(says: string, problemsOf: (trip: Trip, data: DemoData) => string[]): CrossRule {
  return {
    says,
    check: (data) => ({
      looked: data.trips.length,
      problems: data.trips.flatMap((trip) => problemsOf(trip, data).map((one) => `${trip.id}: ${one}`)),
    }),
  }
}

export const DRIVING_RULES: readonly CrossRule[] = [
  {
    says: 'trips are of vehicles and drivers that exist, each id once',
    check({ trips, vehicles, users }) {
      const ids = new Set([...vehicles, ...users].map(({ id }) => id))
      return {
        looked: trips.length,
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
      let looked = 0
      const problems = vehicleDays.flatMap((days) =>
        Array.from({ length: TRIP_DAYS }, (_, at) => at).flatMap((at) => {
          const day = trips.filter(({ vehicleId, daysAgo }) => vehicleId === days.id && daysAgo === at + 1)
          looked += 1
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
            ...when(meanScore(day) !== (days.score[at] ?? null), `${where}: score differs`),
          ]
        }),
      )
      return { looked, problems }
    },
  },
  {
    says: 'an odometer is where it stood 120 days ago plus what was driven since',
    check({ vehicles, vehicleDays, trips }) {
      const problems = vehicleDays.flatMap((days) => {
        const vehicle = vehicles.find(({ id }) => id === days.id)
        const today = trips.filter(({ vehicleId, daysAgo }) => vehicleId === days.id && daysAgo === 0)
        const reached =
          days.startOdometerMi + sumDays(days, 'distanceMi', days.distanceMi.length) + sumOf(today, mi)
        return [
          ...when(vehicle === undefined, `${days.id} is no vehicle`),
          ...when(
            vehicle !== undefined && differs(reached, vehicle.details.odometerMi),
            `${days.id}: ${reached} instead of ${vehicle?.details.odometerMi}`,
          ),
          ...when(vehicle?.details.ev !== days.ev, `${days.id}: ev differs`),
        ]
      })
      return { looked: vehicleDays.length, problems }
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
      return { looked: vehicles.length, problems }
    },
  },
  eachTrip("a trip's score is 100 less its deductions, and its reasons show when there are any", (trip) => [
    ...when(trip.score !== tripScore(trip), `score ${trip.score} instead of ${tripScore(trip)}`),
    ...when(trip.showBreakdown !== trip.score < 100, 'showBreakdown does not fit its score'),
    ...when(trip.idleMinutes >= trip.minutes, 'idles longer than it takes'),
    ...when(
      (trip.other?.excessiveIdling ?? 0) > 0 !== trip.idleMinutes >= EXCESSIVE_IDLING_MINUTES,
      `idles ${trip.idleMinutes} minutes`,
    ),
    ...when(
      (trip.other?.fixedSpeed ?? 0) !== (trip.speedOver80?.times ?? 0),
      'fixedSpeed and speedOver80 disagree',
    ),
  ]),
  eachTrip('every counted event is a dot on the line, and every dot is counted', (trip) => {
    const brakes = countDots(trip, 1, 'hardBrake')
    const starts = countDots(trip, 2, 'hardAcceleration')
    const inside = (trip.camera?.foodAndDrink ?? 0) + (trip.camera?.cellPhoneUse ?? 0)
    const places = trip.dots.map(({ at }) => at)
    const end = trip.dots.at(-1)
    return [
      ...when(brakes !== (trip.hardBraking?.times ?? 0), `${brakes} dots of hard braking`),
      ...when(starts !== (trip.hardAcceleration?.times ?? 0), `${starts} dots of hard acceleration`),
      ...when(countDots(trip, 12) !== (trip.other?.fixedSpeed ?? 0), 'dots over 80 mph differ'),
      ...when(countDots(trip, 10) !== inside, 'dots of the camera differ'),
      ...when(countDots(trip, 11) !== (trip.adas?.breaking ?? 0), 'dots of ADAS differ'),
      ...when(trip.dots[0]?.type !== 0 || end?.type !== 3, 'does not lead from start to end'),
      ...when(
        places.some((at, index) => index > 0 && at <= (places[index - 1] ?? 0)),
        'dots are not in order',
      ),
      ...when(end?.minute !== trip.minutes, 'the end is not where its time ends'),
      ...when(
        trip.dots.some(({ type, speedMph }) => (type === 12) !== speedMph > FIXED_SPEED_MPH),
        'a dot is over 80 mph and is not marked so, or the other way round',
      ),
      ...when(
        trip.dots.some(({ type, idleMinutes }) => (type === 6) !== (idleMinutes !== undefined)),
        'an idling dot has no time, or another has',
      ),
      ...when(
        trip.dots.some(({ type, subtypes }) => (type === 9) !== (subtypes !== undefined)),
        'a grouped dot has no subtypes, or another has',
      ),
    ]
  }),
  eachTrip(
    'a trip begins where the one before ended, is no shorter than its line, and stays in town',
    (trip, { trips }) => {
      const before = trips.find(({ id }) => id === `t-${Number(trip.id.slice(2)) - 1}`)
      return REGIONS.flatMap((region) => {
        const way = trip.map[region]
        return [
          ...when(
            before !== undefined && before.map[region].endLocation !== way.startLocation,
            `begins elsewhere in ${region}`,
          ),
          ...when(distanceMi(way.start, way.end) > trip.distanceMi, `is too short in ${region}`),
          ...when(
            [way.start, way.end].some((position) => !isInside(DRIVING_BOXES[region], position)),
            `leaves ${region}`,
          ),
        ]
      })
    },
  ),
  {
    says: 'trips of a vehicle follow on each other, and those of today are what it has told',
    check({ trips, vehicles }) {
      const problems = vehicles.flatMap(({ id, details }) => {
        const own = trips.filter(({ vehicleId }) => vehicleId === id)
        const told = details.notifications
          .filter(({ kind }) => kind === 'trip')
          .map(({ minutesAgo }) => minutesAgo)
        const today = own.flatMap(({ ended }) => ('minutesAgo' in ended ? [ended.minutesAgo] : []))
        return [
          ...when(
            today.toSorted((a, b) => a - b).join() !== told.join(),
            `${id}: trips ended ${today.join()} minutes ago, told ${told.join()}`,
          ),
          ...own.flatMap((trip, at) => when(overlaps(own[at - 1], trip), `${id}: ${trip.id} overlaps`)),
        ]
      })
      return { looked: trips.length, problems }
    },
  },
  {
    says: 'a vehicle is where its last trip ended, and its overview shows its newest full day',
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
      return { looked: vehicles.length, problems }
    },
  },
  {
    says: 'dots of every type, groups of every subtype, business and personal trips are there',
    check({ trips }) {
      const dots = trips.flatMap((trip) => trip.dots)
      const types = new Set(dots.map(({ type }) => String(type)))
      const subtypes = new Set(dots.flatMap(({ subtypes = [] }) => subtypes))
      return {
        looked: dots.length,
        problems: [
          ...Object.keys(DOT_KINDS).flatMap((type) => when(!types.has(type), `no dot of type ${type}`)),
          ...when(subtypes.size < 3, 'a subtype is in no group'),
          ...when(!trips.some(({ business }) => !business), 'no trip is personal'),
          ...when(!trips.some(({ showBreakdown }) => !showBreakdown), 'every trip shows its reasons'),
          ...when(!trips.some(({ activeBreadcrumb }) => activeBreadcrumb), 'no trip is the current one'),
        ],
      }
    },
  },
  {
    says: 'driver scores spread from good to poor, one driver alone is best, one has none',
    check({ vehicleDays, users }) {
      const drivers = users.filter(({ role }) => role === 'driver')
      const month = drivers.map(({ id }) => ({ id, score: driverScores(vehicleDays, id)[30] }))
      const scores = month.flatMap(({ score }) => score ?? [])
      const best = Math.max(...scores)
      return {
        looked: drivers.length,
        problems: [
          ...when(scores.length === drivers.length, 'every driver has a score'),
          ...when(scores.filter((score) => score === best).length !== 1, `several have ${best}`),
          ...when(Math.min(...scores) >= 80 || best < 95, `scores from ${Math.min(...scores)} to ${best}`),
          ...drivers.flatMap(({ id, charts }) =>
            when(
              charts.includes('score') !== (driverScores(vehicleDays, id)[60] !== null),
              `${id}: a chart without a score, or a score without chart`,
            ),
          ),
        ],
      }
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
        looked: cameraEvents.length,
        problems: [
          ...problems,
          ...when(facings.size < 2, 'one of the lenses saw nothing'),
          ...when(statuses.size < 4, 'a review status is missing'),
        ],
      }
    },
  },
]

function mi({ distanceMi }: Trip): number {
  return distanceMi
}

/** Whether a trip began before the one before it had ended; both as minutes on one line. */
function overlaps(before: Trip | undefined, trip: Trip): boolean {
  if (!before || 'minutesAgo' in before.ended !== 'minutesAgo' in trip.ended) return false
  const end = ({ ended }: Trip): number =>
    'minutesAgo' in ended ? -ended.minutesAgo : -ended.daysAgo * 1440 + ended.minuteOfDay
  return end(trip) - trip.minutes <= end(before)
}
