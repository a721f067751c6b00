import { DAY_BEGINS_HOUR } from '#domain/base/demoTime'
import { DRIVING_BOXES } from '#domain/geo/drivingBoxes'
import { distanceMi } from '#domain/geo/measure'
import {
  countDots,
  DOT_KINDS,
  DOT_SUBTYPES,
  EXCESSIVE_IDLING_MINUTES,
  FIXED_SPEED_MPH,
  type Trip,
} from '#domain/trips/trip'
import {
  DEDUCTION_KINDS,
  type DeductionKind,
  eventDeduction,
  FULL_SCORE,
  speedDeduction,
  tripScore,
} from '#domain/vehicle/score'
import { isInside, REGIONS } from '../plan/regions'
import { type CrossRule, type DemoData, when } from './rule'

/** The day on which clocks go forward. */
const SHORTEST_DAY_MINUTES = 23 * 60

/** A rule about each trip by itself, and the one that its vehicle made before. */
function eachTrip(
  says: string,
  problemsOf: (trip: Trip, data: DemoData, before: Trip | undefined) => string[],
): CrossRule {
  return {
    says,
    check: (data) => ({
      checked: data.trips.length,
      problems: data.trips.flatMap((trip, at) => {
        const before = data.trips[at - 1]
        const own = before?.vehicleId === trip.vehicleId ? before : undefined
        return problemsOf(trip, data, own).map((one) => `${trip.id}: ${one}`)
      }),
    }),
  }
}

export const TRIP_RULES: readonly CrossRule[] = [
  eachTrip("a trip's score is 100 less its deductions, and its reasons show when there are any", (trip) => [
    ...when(trip.score !== tripScore(trip), `score ${trip.score} instead of ${tripScore(trip)}`),
    ...deductionProblems(trip),
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
    const speeding = countDots(trip, 5, 'roadSpeeding')
    const inside = (trip.camera?.foodAndDrink ?? 0) + (trip.camera?.cellPhoneUse ?? 0)
    const places = trip.dots.map(({ at }) => at)
    const end = trip.dots.at(-1)
    return [
      ...when(speeding !== (trip.roadSpeeding?.times ?? 0), `${speeding} dots of road speeding`),
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
    (trip, _, before) => {
      return REGIONS.flatMap((region) => {
        const route = trip.map[region]
        return [
          ...when(
            before !== undefined && before.map[region].endLocation !== route.startLocation,
            `begins elsewhere in ${region}`,
          ),
          ...when(distanceMi(route.start, route.end) > trip.distanceMi, `is too short in ${region}`),
          ...when(
            [route.start, route.end].some((position) => !isInside(DRIVING_BOXES[region], position)),
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
          ...own.flatMap((trip, at) =>
            when(startsBeforeEndOf(own[at - 1], trip), `${id}: ${trip.id} overlaps`),
          ),
        ]
      })
      return { checked: trips.length, problems }
    },
  },
  {
    says: 'trips of today begin after those of yesterday whenever one looks, and who was told of for speeding then sped on one',
    check({ trips, vehicles }) {
      const problems = vehicles.flatMap(({ id, details }) => {
        const own = trips.filter(({ vehicleId }) => vehicleId === id)
        const today = own.flatMap(({ ended, minutes, roadSpeeding }) =>
          'minutesAgo' in ended
            ? [{ to: ended.minutesAgo, from: ended.minutesAgo + minutes, roadSpeeding }]
            : [],
        )
        const first = Math.max(0, ...today.map(({ from }) => from))
        const lastOfYesterday = Math.max(
          0,
          ...own.flatMap(({ ended }) =>
            'daysAgo' in ended && ended.daysAgo === 1 ? [ended.minuteOfDay] : [],
          ),
        )
        return [
          ...when(
            lastOfYesterday + first > SHORTEST_DAY_MINUTES + DAY_BEGINS_HOUR * 60,
            `${id}: its first trip of today began ${first} minutes ago, its last of yesterday ended at minute ${lastOfYesterday}`,
          ),
          ...details.notifications.flatMap(({ kind, minutesAgo }) =>
            when(
              kind === 'speeding' &&
                minutesAgo <= first &&
                !today.some(
                  ({ from, to, roadSpeeding }) => roadSpeeding && to <= minutesAgo && minutesAgo <= from,
                ),
              `${id}: sped ${minutesAgo} minutes ago on no trip`,
            ),
          ),
        ]
      })
      return { checked: vehicles.length, problems }
    },
  },
  {
    says: 'the newest trip of the first vehicle, which visitors open first, has a hard brake to look at',
    check({ trips, vehicles }) {
      const newest = trips.filter(({ vehicleId }) => vehicleId === vehicles[0]?.id).at(-1)
      const isThere = newest !== undefined && countDots(newest, 1) > 0
      return { checked: 1, problems: when(!isThere, `${newest?.id}: has no hard brake`) }
    },
  },
  {
    says: 'dots of every type, groups of every subtype, business and personal trips are there',
    check({ trips }) {
      const dots = trips.flatMap((trip) => trip.dots)
      const types = new Set(dots.map(({ type }) => String(type)))
      return {
        checked: dots.length,
        problems: [
          ...Object.keys(DOT_KINDS).flatMap((type) => when(!types.has(type), `no dot of type ${type}`)),
          ...when(
            !dots.some(({ subtypes }) => subtypes?.length === DOT_SUBTYPES.length),
            'no group has every subtype',
          ),
          ...when(!trips.some(({ business }) => !business), 'no trip is personal'),
          ...when(!trips.some(({ showBreakdown }) => !showBreakdown), 'every trip shows its reasons'),
          ...when(!trips.some(({ activeBreadcrumb }) => activeBreadcrumb), 'no trip is the current one'),
        ],
      }
    },
  },
]

/** Whether a trip began before the one before it had ended; both as minutes on one line. */
function startsBeforeEndOf(before: Trip | undefined, trip: Trip): boolean {
  if (!before || 'minutesAgo' in before.ended !== 'minutesAgo' in trip.ended) return false
  const end = ({ ended }: Trip): number =>
    'minutesAgo' in ended ? -ended.minutesAgo : -ended.daysAgo * 1440 + ended.minuteOfDay
  return end(trip) - trip.minutes <= end(before)
}

/** What is wrong with the points of a trip, the fleet's or a dealer's (docs/rules.md TP-08 to TP-10, TP-22). */
export function deductionProblems(trip: Pick<Trip, DeductionKind | 'score'>): string[] {
  return DEDUCTION_KINDS.flatMap((kind) => {
    const found = trip[kind]
    if (!found) return []
    const points =
      'percent' in found ? speedDeduction(found.times, found.percent) : eventDeduction(found.times)
    return [
      ...when(found.deduction !== points, `${kind} costs ${found.deduction} instead of ${points}`),
      ...when(trip.score === FULL_SCORE, `${kind} costs nothing`),
    ]
  })
}
