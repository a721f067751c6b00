import { TRIP_DAYS, type Trip } from '#domain/trips/trip'
import { addPoints, DEDUCTION_KINDS, tripPoints } from '#domain/vehicle/score'
import type { DayTotal, VehicleDays } from '#domain/vehicle/vehicleDays'
import type { CrossRule } from '../rule'
import { when } from '../rule'
import { dayProblems } from './eachDay'

/** A trip of the fleet or the dealer, as far as a day sums it up. */
type SummedTrip = Pick<
  Trip,
  | 'ended'
  | 'minutes'
  | 'idleMinutes'
  | 'distanceMi'
  | 'hardBraking'
  | 'hardAcceleration'
  | 'roadSpeeding'
  | 'speedOver80'
>

const EPSILON = 1e-6

/** Figures of a dealer's day that its trips add up to; of the fleet's another rule checks them. */
const DEALER_FIGURES: readonly [DayTotal, (trip: SummedTrip) => number][] = [
  ['distanceMi', ({ distanceMi }) => distanceMi],
  ['minutes', ({ minutes }) => minutes],
  ['idleMinutes', ({ idleMinutes }) => idleMinutes],
  ['hardBraking', ({ hardBraking }) => hardBraking?.times ?? 0],
  ['hardAcceleration', ({ hardAcceleration }) => hardAcceleration?.times ?? 0],
  ['roadSpeeding', ({ roadSpeeding }) => roadSpeeding?.times ?? 0],
  ['speedOver80', ({ speedOver80 }) => speedOver80?.times ?? 0],
]

export const DAY_TRIP_RULES: readonly CrossRule[] = [
  {
    says: `the last ${TRIP_DAYS} days begin and end with their trips, one ignition cycle each`,
    check: ({ trips, vehicleDays, vehicles }) => ({
      checked: TRIP_DAYS * vehicleDays.length,
      problems: vehicleDays.flatMap((days) => {
        const own = trips.filter(({ vehicleId }) => vehicleId === days.id)
        const masked = vehicles.some(({ id, details }) => id === days.id && details.isLocationMasked)
        return dayProblems(
          days,
          (_, at) => {
            const day = endedOn(own, at + 1)
            const personal = masked ? day.filter(({ business }) => !business) : []
            const minutes = personal.reduce((sum, trip) => sum + trip.minutes, 0)
            return [
              ...clock(days, at, day),
              [
                days.maskedMinutes[at] !== minutes,
                `masked for ${days.maskedMinutes[at]} minutes, not ${minutes}`,
              ],
            ]
          },
          TRIP_DAYS,
        )
      }),
    }),
  },
  {
    says: `a dealer's last ${TRIP_DAYS} days are the sums of its trips`,
    check: ({ dealerTrips, dealerVehicleDays }) => ({
      checked: TRIP_DAYS * dealerVehicleDays.length,
      problems: dealerVehicleDays.flatMap((days) => {
        const own = dealerTrips.filter(({ vehicleId }) => vehicleId === days.id)
        return dayProblems(
          days,
          (_, at) => {
            const day = endedOn(own, at + 1)
            return [
              ...clock(days, at, day),
              ...DEALER_FIGURES.map(([figure, of]) => {
                const sum = day.reduce((all, trip) => all + of(trip), 0)
                return [Math.abs(sum - (days[figure][at] ?? 0)) > EPSILON, `${figure} differs`] as const
              }),
              ...DEDUCTION_KINDS.map(
                (kind) =>
                  [
                    addPoints(day.map(tripPoints))[kind] !== days.lost[kind][at],
                    `points lost by ${kind} differ`,
                  ] as const,
              ),
            ]
          },
          TRIP_DAYS,
        )
      }),
    }),
  },
  {
    says: 'a row of the inventory is of a vehicle that reports, from the day on which it was added',
    check: ({ dealerVehicles, dealerVehicleDays, dealerTrips }) => {
      const rows = new Map(dealerVehicleDays.map((days) => [days.id, days]))
      return {
        checked: dealerVehicleDays.length,
        problems: [
          ...dealerVehicleDays.flatMap((days) =>
            when(
              !dealerVehicles.some(({ id }) => id === days.id),
              `${days.id} is no vehicle of the inventory`,
            ),
          ),
          ...dealerVehicles.flatMap(({ id, details, odometerMi, addedDaysAgo }) => {
            const days = rows.get(id)
            if (!days) return when(details.clickable, `${id} reports and has no days`)
            const today = endedOn(
              dealerTrips.filter(({ vehicleId }) => vehicleId === id),
              0,
            )
            const driven = [...days.distanceMi, ...today.map(({ distanceMi }) => distanceMi)]
            const reached = days.startOdometerMi + driven.reduce((sum, miles) => sum + miles, 0)
            return [
              ...when(!details.clickable, `${id} does not report and has days`),
              ...when(days.ev !== details.ev, `${id}: ev differs`),
              ...when(
                Math.abs(reached - odometerMi) > EPSILON,
                `${id}: ${reached} instead of ${odometerMi} miles`,
              ),
              ...when(
                days.driverId.some((driver) => driver !== null),
                `${id}: has a driver of the fleet`,
              ),
              ...dayProblems(days, (_, at) => [
                [
                  at >= (addedDaysAgo ?? 0) && (days.levelPercent[at] !== null || days.distanceMi[at] !== 0),
                  'was not there yet',
                ],
              ]),
            ]
          }),
        ],
      }
    },
  },
]

/** Trips that ended on a day; 0 is today. */
function endedOn<Ended extends SummedTrip>(trips: readonly Ended[], daysAgo: number): Ended[] {
  return trips.filter(({ ended }) => ('daysAgo' in ended ? ended.daysAgo : 0) === daysAgo)
}

/** What is wrong with the first start, the last end and the ignition cycles of a day with these trips. */
function clock(
  days: VehicleDays,
  at: number,
  trips: readonly SummedTrip[],
): (readonly [wrong: boolean, sentence: string])[] {
  const [first, last] = [trips[0], trips.at(-1)]
  const endOf = (trip: SummedTrip | undefined): number | null =>
    trip && 'minuteOfDay' in trip.ended ? trip.ended.minuteOfDay : null
  const firstEnd = endOf(first)
  const start = first && firstEnd !== null ? firstEnd - first.minutes : null
  return [
    [days.firstStart[at] !== start, `the first drive began at ${days.firstStart[at]}, not at ${start}`],
    [days.lastEnd[at] !== endOf(last), `the last drive ended at ${days.lastEnd[at]}, not at ${endOf(last)}`],
    [days.ignitionCycles[at] !== trips.length, `${days.ignitionCycles[at]} ignition cycles`],
  ]
}
