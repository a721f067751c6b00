import { TRIP_DAYS } from '#domain/trips/trip'
import type { SpeedPasses } from '../../trips/speedPasses'
import { speedPasses } from '../../trips/speedPasses'
import type { CrossRule } from '../rule'
import { tripReadings } from '../tripReadings'
import { dayProblems } from './eachDay'

/** Passes of the kept trips, which take their readings to be made. */
export const DAY_PASS_RULES: readonly CrossRule[] = [
  {
    says: `passes of the last ${TRIP_DAYS} days are those that the readings of their trips show`,
    check(data) {
      const byDay = new Map<string, SpeedPasses[]>()
      for (const { trip, telemetry } of tripReadings(data, 'us')) {
        const key = `${trip.vehicleId} ${trip.daysAgo}`
        byDay.set(key, [...(byDay.get(key) ?? []), speedPasses(telemetry)])
      }
      return {
        checked: TRIP_DAYS * data.vehicleDays.length,
        problems: data.vehicleDays.flatMap((days) =>
          dayProblems(
            days,
            (_, at) => {
              const trips = byDay.get(`${days.id} ${at + 1}`) ?? []
              const top = Math.max(0, ...trips.map(({ topMph }) => topMph))
              const fast = trips.flatMap((one) => one.fast)
              const over = trips.flatMap(({ overLimit }) => overLimit)
              return [
                [days.topSpeedMph[at] !== top, `the top speed is ${days.topSpeedMph[at]}, not ${top}`],
                [
                  String(days.fastPasses[at]) !== String(fast),
                  `fast passes ${days.fastPasses[at]}, not ${fast}`,
                ],
                [
                  String(days.overLimit[at]) !== String(over),
                  `passes over limits ${days.overLimit[at]}, not ${over}`,
                ],
              ]
            },
            TRIP_DAYS,
          ),
        ),
      }
    },
  },
]
