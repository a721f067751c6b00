import { inventoryLevel } from '#domain/dealer/dealerVehicle'
import { isLowLevel, isLowOil, LOW_TIRE_PSI, worstShortfallPsi } from '#domain/vehicle/lowReadings'
import { sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { capacityOf } from '../../plan/models'
import { type CrossRule, when } from '../rule'
import { onceEach } from '../spending'
import { dayProblems } from './eachDay'

/** Levels are whole percents. */
const ROUNDING_PERCENT = 1.1
/** Days whose fills are paid for in the expenses. */
const PAID_DAYS = 60
/** Oil lasts for so many miles a percent at least. */
const MILES_PER_OIL_PERCENT = 55
/** After an oil change it is at this percent and more, unless much was driven that day. */
const FRESH_OIL = 95
/** Psi that a tire loses in a day at most. */
const MOST_PSI_A_DAY = 3

export const DAY_READING_RULES: readonly CrossRule[] = [
  {
    says: "yesterday's readings lead to those of now",
    check({ vehicles, vehicleDays, dealerVehicles, dealerVehicleDays, trips, feedItems }) {
      const charged = new Set(
        feedItems.flatMap(({ vehicleId, event }) => (event.kind === 'charging' ? vehicleId : [])),
      )
      const fleet = vehicleDays.flatMap((days) => {
        const vehicle = vehicles.find(({ id }) => id === days.id)
        if (!vehicle) return [`${days.id} is no vehicle`]
        const { fuel, oilLife, tirePressure, ev } = vehicle.details
        const today = trips.filter(({ vehicleId, daysAgo }) => vehicleId === days.id && daysAgo === 0)
        const used = today.reduce((sum, { energy }) => sum + energy, 0)
        const percent = (100 * used) / capacityOf(vehicle.modelName, ev)
        const expected = fuel === null ? null : fuel + percent
        return [
          ...when(
            !charged.has(days.id) && differs(days.levelPercent[0], expected, ROUNDING_PERCENT),
            `${days.id}: ${days.levelPercent[0]} percent yesterday, ${fuel} now`,
          ),
          ...joins(days, oilLife, tirePressure && worstShortfallPsi(tirePressure)),
        ]
      })
      const dealer = dealerVehicleDays.flatMap((days) => {
        const vehicle = dealerVehicles.find(({ id }) => id === days.id)
        if (!vehicle || vehicle.addedDaysAgo === 0) return []
        const { oilLife, tirePressure } = vehicle.details
        const [level] = days.levelPercent
        const now = inventoryLevel(vehicle)
        return [
          // A way of today takes some percent, never half a tank.
          ...when(
            now === null || level === null || level === undefined || level < now || level > now + 25,
            `${days.id}: ${level} percent yesterday, ${now} now`,
          ),
          ...joins(days, oilLife, tirePressure && worstShortfallPsi(tirePressure)),
        ]
      })
      return { checked: vehicleDays.length + dealerVehicleDays.length, problems: [...fleet, ...dealer] }
    },
  },
  {
    says: 'a level falls by what was used and rises by what was paid for',
    check: ({ vehicles, vehicleDays, expenses }) => ({
      checked: PAID_DAYS * vehicleDays.length,
      problems: vehicleDays.flatMap((days) => {
        const vehicle = vehicles.find(({ id }) => id === days.id)
        const paidOnce = onceEach(expenses.filter(({ vehicleId }) => vehicleId === days.id))
        const tank = vehicle ? capacityOf(vehicle.modelName, days.ev) : 1
        return dayProblems(
          days,
          (_, at) => {
            const bought = paidOnce
              .filter(({ vehicleId, date }) => vehicleId === days.id && date.daysAgo === at + 1)
              .reduce((sum, { details }) => sum + details.volume, 0)
            const before = days.levelPercent[at + 1] ?? null
            const change = (100 * (bought - (days.energy[at] ?? 0))) / tank
            const expected = before === null ? null : before + change
            return [
              [
                differs(days.levelPercent[at], expected, ROUNDING_PERCENT),
                `${days.levelPercent[at]} percent instead of ${expected?.toFixed(1)}`,
              ],
            ]
          },
          PAID_DAYS,
        )
      }),
    }),
  },
  {
    says: 'oil wears with the miles and is new after a change, tires lose a little at a time, both by day',
    check: ({ vehicleDays, dealerVehicleDays }) => {
      const rows = [...vehicleDays, ...dealerVehicleDays]
      return {
        checked: rows.length,
        problems: rows.flatMap((days) =>
          dayProblems(days, (_, at) => {
            const [oil, oilBefore] = [days.oilLife[at] ?? null, days.oilLife[at + 1] ?? null]
            const [tire, tireBefore] = [
              days.tireShortfallPsi[at] ?? null,
              days.tireShortfallPsi[at + 1] ?? null,
            ]
            const most = (days.distanceMi[at] ?? 0) / MILES_PER_OIL_PERCENT + 1
            return [
              [days.ev && oil !== null, 'an electric vehicle has oil'],
              [
                oil !== null && oilBefore !== null && oil < oilBefore - most,
                `the oil fell from ${oilBefore} to ${oil}`,
              ],
              [
                oil !== null &&
                  oilBefore !== null &&
                  oil > oilBefore &&
                  (oil < FRESH_OIL || days.distanceMi[at] === 0),
                `the oil rose from ${oilBefore} to ${oil}`,
              ],
              [
                tire !== null && tireBefore !== null && tire > tireBefore + MOST_PSI_A_DAY,
                `a tire lost ${(tire ?? 0) - (tireBefore ?? 0)} psi`,
              ],
              [
                tire !== null && tireBefore !== null && tire < tireBefore && tire > 0,
                `a tire was filled to ${tire} psi under its recommendation`,
              ],
            ]
          }),
        ),
      }
    },
  },
  {
    says: 'every reading became low on some day of the last 60, of the fleet and on the lots',
    check({ vehicleDays, dealerVehicleDays }) {
      const low: readonly [string, (days: VehicleDays, at: number) => boolean | null][] = [
        ['fuel', (days, at) => !days.ev && lowLevel(days, at)],
        ['charge', (days, at) => days.ev && lowLevel(days, at)],
        ['tires', ({ tireShortfallPsi }, at) => (tireShortfallPsi[at] ?? 0) >= LOW_TIRE_PSI],
        ['oil', ({ oilLife }, at) => isLowOil(oilLife[at] ?? null)],
      ]
      const became = (rows: readonly VehicleDays[], is: (days: VehicleDays, at: number) => boolean | null) =>
        rows.some((days) =>
          days.distanceMi.slice(0, PAID_DAYS).some((_, at) => is(days, at) && !is(days, at + 1)),
        )
      return {
        checked: low.length,
        problems: low.flatMap(([name, is]) => [
          ...when(!became(vehicleDays, is), `no ${name} of the fleet became low`),
          ...when(name !== 'oil' && !became(dealerVehicleDays, is), `no ${name} on the lots became low`),
        ]),
      }
    },
  },
]

const lowLevel = ({ levelPercent }: VehicleDays, at: number): boolean => isLowLevel(levelPercent[at] ?? null)

/** Oil and tires of yesterday beside those of now. */
function joins(days: VehicleDays, oilNow: number | null, tireNow: number | null): string[] {
  const oil = days.oilLife[0] ?? null
  // A day's driving, no more.
  const most = Math.max(1, sumDays(days, 'distanceMi', 1)) / MILES_PER_OIL_PERCENT + 2
  return [
    ...when(
      (oil === null) !== (oilNow === null) || (oil ?? 0) < (oilNow ?? 0) || (oil ?? 0) > (oilNow ?? 0) + most,
      `${days.id}: oil ${oil} yesterday, ${oilNow} now`,
    ),
    ...when(
      days.tireShortfallPsi[0] !== tireNow,
      `${days.id}: tires ${days.tireShortfallPsi[0]} psi under yesterday, ${tireNow} now`,
    ),
  ]
}

function differs(value: number | null | undefined, expected: number | null, by: number): boolean {
  if (value === null || value === undefined || expected === null) return value !== expected
  return Math.abs(value - expected) > by
}
