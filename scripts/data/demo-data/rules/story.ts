import { economyMpg } from '#domain/vehicle/energy'
import { type DayTotal, sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { driverIdOf } from '../fleet/people'
import { COACHED_DAYS_AGO } from '../plan/coaching'
import { LATE_CHARGERS } from '../plan/fills'
import { capacityOf } from '../plan/models'
import { type CrossRule, type DemoData, when } from './rule'

const WEEK = 7
/** Runs of seven days that have a rhythm to be seen, the newest first. */
const RUNS = [1, 2, 3, 4, 5, 6] as const
const STORM_RUN = 2
/** Vehicles that drive on a working day at least, on a Saturday, and on a Sunday. */
const DRIVEN = { weekday: 24, saturday: [10, 15], sunday: [4, 8] } as const
/** And in the week of the storm at least. */
const DRIVEN_IN_STORM = 18
const WINDOW = 30
/** Percent that hard braking falls from one window to the next. */
const BRAKING_FALL = [20, 42] as const
/** Percent of the battery that is left, at most, when the late one is plugged in. */
const TOO_LATE_PERCENT = 15

/** What the figures of a window tell, whatever the weekday of the visit (docs/decisions.md D44). */
export const STORY_RULES: readonly CrossRule[] = [
  {
    says: 'a week has five working days, a quiet Saturday and a quieter Sunday, also for the dealer',
    check: ({ vehicleDays, dealerVehicleDays }) => ({
      checked: RUNS.length,
      problems: [
        ...RUNS.flatMap((run) => {
          const [sunday = 0, saturday = 0, weekday = 0] = drivenByDay(vehicleDays, run)
          const least = run === STORM_RUN ? DRIVEN_IN_STORM : DRIVEN.weekday
          return [
            ...when(weekday < least, `run ${run}: ${weekday} drive on a working day`),
            ...when(!within(saturday, DRIVEN.saturday), `run ${run}: ${saturday} drive on the Saturday`),
            ...when(!within(sunday, DRIVEN.sunday), `run ${run}: ${sunday} drive on the Sunday`),
          ]
        }),
        ...RUNS.flatMap((run) =>
          when(drivenByDay(dealerVehicleDays, run)[0] !== 0, `run ${run}: a dealer is open on every day`),
        ),
      ],
    }),
  },
  {
    says: 'coaching shows: hard braking falls by about a third, one driver improves most, one does not',
    check(data) {
      const { users, vehicleDays } = data
      const coached = users.filter(({ coachedDaysAgo }) => coachedDaysAgo === COACHED_DAYS_AGO)
      const fall = 100 * (1 - braking(vehicleDays, 1, WINDOW) / braking(vehicleDays, WINDOW + 1, WINDOW))
      const gains = coached
        .map(({ id, name }) => ({ id, name, gain: gainOf(data, id) }))
        .sort((a, b) => b.gain - a.gain)
      return {
        checked: coached.length,
        problems: [
          ...when(!within(fall, BRAKING_FALL), `hard braking fell by ${fall.toFixed(0)}%`),
          ...when(coached.length < 4 || coached.length > 8, `${coached.length} were coached`),
          ...when(
            gains[0]?.id !== driverIdOf('Luis Mendoza'),
            `${gains[0]?.name} improved most, by ${gains[0]?.gain.toFixed(1)}`,
          ),
          ...gains.flatMap(({ id, gain }) =>
            when(id === driverIdOf("Patrick O'Rourke") && gain > 0, `${id}: improved by ${gain.toFixed(1)}`),
          ),
          ...users.flatMap(({ id, coachedDaysAgo, coaching }) =>
            when(coachedDaysAgo !== null && coaching !== 'enrolled', `${id}: coached, and not enrolled`),
          ),
        ],
      }
    },
  },
  {
    says: 'a storm of one week shows: fewer drive, wait longer, go less far on a gallon and a charge',
    check({ vehicleDays, weatherDays }) {
      const storm = weatherDays.filter(({ kind }) => kind === 'storm').map(({ daysAgo }) => daysAgo)
      const stormy = sumsOf(vehicleDays, 1 + WEEK)
      const fair = sumsOf(vehicleDays, 1)
      return {
        checked: weatherDays.length,
        problems: [
          ...when(
            storm.length !== WEEK || storm.some((daysAgo) => Math.ceil(daysAgo / WEEK) !== STORM_RUN),
            `it stormed ${storm.join()} days ago`,
          ),
          ...when(
            !weatherDays.some(({ kind, daysAgo }) => kind === 'rain' && daysAgo <= WEEK),
            'no clip is wet',
          ),
          ...when(
            stormy.miles > 0.85 * fair.miles,
            `${stormy.miles} miles in the storm, ${fair.miles} since`,
          ),
          ...when(stormy.idling < fair.idling + 2, 'as little idling as since'),
          ...when(stormy.gas > 0.97 * fair.gas, 'as many miles on a gallon as since'),
          ...when(stormy.electric > 0.93 * fair.electric, 'as many miles on a charge as since'),
          ...when(stormy.adas < 2 * fair.adas, 'as few automatic brakings as since'),
        ],
      }
    },
  },
  {
    says: 'one van idles far more than every other vehicle',
    check({ vehicleDays }) {
      const shares = vehicleDays
        .map((days) => 100 * (sumDays(days, 'idleMinutes', WINDOW) / sumDays(days, 'minutes', WINDOW)))
        .sort((a, b) => b - a)
      const [most = 0, next = 0] = shares
      return {
        checked: shares.length,
        problems: when(most < 1.3 * next, `${most.toFixed(0)}% beside ${next.toFixed(0)}% of the next`),
      }
    },
  },
  {
    says: 'one electric vehicle is charged too late, again and again, where it is dear',
    check({ vehicles, vehicleDays, expenses }) {
      const late = vehicles.filter(({ label }) => LATE_CHARGERS.includes(label))
      return {
        checked: late.length,
        problems: late.flatMap(({ id, label, modelName }) => {
          const days = vehicleDays.find((one) => one.id === id)
          const charges = expenses.filter(({ vehicleId }) => vehicleId === id)
          return [
            ...when(charges.length < 4, `${label}: is charged ${charges.length} times`),
            ...when(
              charges.some(({ description }) => description !== 'fastCharging'),
              `${label}: is charged at the depot`,
            ),
            ...charges.flatMap((charge) => {
              const after = days?.levelPercent[charge.date.daysAgo - 1] ?? 0
              const left = after - (100 * charge.details.volume) / capacityOf(modelName, true)
              return when(left > TOO_LATE_PERCENT, `${charge.id}: ${left.toFixed(0)} percent were left`)
            }),
          ]
        }),
      }
    },
  },
]

const within = (value: number, [least, most]: readonly [number, number]): boolean =>
  least <= value && value <= most

/** How many vehicles drove on the days of a run, the fewest first. */
function drivenByDay(rows: readonly VehicleDays[], run: number): number[] {
  return Array.from({ length: WEEK }, (_, at) => WEEK * (run - 1) + at)
    .map((at) => rows.filter(({ distanceMi }) => (distanceMi[at] ?? 0) > 0).length)
    .sort((a, b) => a - b)
}

function total(rows: readonly VehicleDays[], figure: DayTotal, from: number, days: number): number {
  return rows.reduce((sum, row) => sum + sumDays(row, figure, days, from), 0)
}

/** Hard braking per 100 miles of some days. */
function braking(rows: readonly VehicleDays[], from: number, days: number): number {
  return (100 * total(rows, 'hardBraking', from, days)) / total(rows, 'distanceMi', from, days)
}

/** How much less often a driver brakes hard since the coaching than in the rest of the window, per 100 miles. */
function gainOf({ vehicleDays }: DemoData, driverId: string): number {
  const own = vehicleDays.filter((row) => row.driverId.includes(driverId))
  return braking(own, COACHED_DAYS_AGO + 1, WINDOW - COACHED_DAYS_AGO) - braking(own, 1, COACHED_DAYS_AGO)
}

/** What the fleet comes to in the seven days from one on. */
function sumsOf(rows: readonly VehicleDays[], from: number) {
  const all = (figure: DayTotal, of = rows) => total(of, figure, from, WEEK)
  const gas = rows.filter(({ ev }) => !ev)
  const electric = rows.filter(({ ev }) => ev)
  return {
    miles: all('distanceMi'),
    idling: (100 * all('idleMinutes')) / all('minutes'),
    gas: economyMpg(all('distanceMi', gas), all('energy', gas), false) ?? 0,
    electric: economyMpg(all('distanceMi', electric), all('energy', electric), true) ?? 0,
    adas: all('adasBraking') / all('distanceMi'),
  }
}
