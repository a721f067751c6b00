import { daysDriven } from '#domain/trips/tripHistory'
import { scoreBand, WINDOWS, type WindowDays } from '#domain/vehicle/score'
import { type DriverScores, driverScores } from '#domain/vehicle/vehicleDays'
import { FAST_TENTHS } from '../plan/driving'
import { ratesOn, styleOf } from '../plan/drivingStyle'
import { type CrossRule, type DemoData, when } from './rule'

/** How one driver drove over some days: events per 100 miles where nothing else is said. */
export interface DriverRates {
  driverId: string
  name: string
  miles: number
  hardBraking: number
  /** Hard braking and hard acceleration. */
  harsh: number
  roadSpeeding: number
  /** Times. */
  over80: number
  /** Percent of the time. */
  idling: number
  excessiveIdling: number
  adas: number
  camera: number
  /** Events per 100 miles that the plan has for these days. */
  planned: { harsh: number; roadSpeeding: number }
  scores: DriverScores
}

/** The rates of every driver who drove in the last `window` full days. */
export function driverRates({ vehicleDays, users }: DemoData, window: WindowDays): DriverRates[] {
  return users.flatMap(({ id: driverId, name, role }) => {
    const driven = role === 'driver' ? daysDriven(vehicleDays, { driverId }, 0, window) : []
    const total = (of: (part: (typeof driven)[number]) => number | undefined) =>
      driven.reduce((sum, part) => sum + (of(part) ?? 0), 0)
    const miles = total(({ days, at }) => days.distanceMi[at])
    if (miles === 0) return []
    const per100 = (of: Parameters<typeof total>[0]) => (100 * total(of)) / miles
    const style = styleOf(driverId)
    const planned = (kind: keyof ReturnType<typeof ratesOn>) =>
      total(({ days, at }) => (days.distanceMi[at] ?? 0) * ratesOn(style, at + 1)[kind]) / miles
    return [
      {
        driverId,
        name,
        miles,
        hardBraking: per100(({ days, at }) => days.hardBraking[at]),
        harsh: per100(({ days, at }) => (days.hardBraking[at] ?? 0) + (days.hardAcceleration[at] ?? 0)),
        roadSpeeding: per100(({ days, at }) => days.roadSpeeding[at]),
        over80: total(({ days, at }) => days.speedOver80[at]),
        idling:
          (100 * total(({ days, at }) => days.idleMinutes[at])) / total(({ days, at }) => days.minutes[at]),
        excessiveIdling: per100(({ days, at }) => days.excessiveIdling[at]),
        adas: per100(({ days, at }) => days.adasBraking[at]),
        camera: per100(({ days, at }) => days.camera[at]),
        planned: {
          harsh: planned('hardBraking') + planned('hardAcceleration'),
          roadSpeeding: planned('roadSpeeding'),
        },
        scores: driverScores(vehicleDays, driverId),
      },
    ]
  })
}

/** The value below which a share of the list lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0
}

/** What all of a fleet's drivers come to, each as heavy as the miles driven. */
export function fleetMean(drivers: readonly DriverRates[], of: (driver: DriverRates) => number): number {
  const miles = drivers.reduce((sum, driver) => sum + driver.miles, 0)
  return drivers.reduce((sum, driver) => sum + of(driver) * driver.miles, 0) / miles
}

/** Chance may take a rate so far from its plan: by half, and by so many events. */
const CHANCE_SHARE = 0.5
const CHANCE_EVENTS = 6
/** Longest of the windows that rates are taken over, days. */
export const RATE_DAYS: WindowDays = 60

/** How the fleet drives, held to published figures (docs/decisions.md D42). */
export const RATE_RULES: readonly CrossRule[] = [
  {
    says: 'each driver has the events per 100 miles that their style has, to chance',
    check(data) {
      const drivers = driverRates(data, RATE_DAYS)
      const isOff = (rate: number, planned: number, miles: number) =>
        Math.abs(rate - planned) > CHANCE_SHARE * planned + (100 * CHANCE_EVENTS) / miles
      return {
        checked: drivers.length,
        problems: drivers.flatMap(({ driverId, miles, harsh, roadSpeeding, planned }) => [
          ...when(
            isOff(harsh, planned.harsh, miles),
            `${driverId}: ${harsh.toFixed(1)} harsh events per 100 miles instead of ${planned.harsh.toFixed(1)}`,
          ),
          ...when(
            isOff(roadSpeeding, planned.roadSpeeding, miles),
            `${driverId}: ${roadSpeeding.toFixed(1)} road speedings per 100 miles instead of ${planned.roadSpeeding.toFixed(1)}`,
          ),
        ]),
      }
    },
  },
  {
    says: 'the fleet drives as fleets do: most with 1 to 3 harsh events per 100 miles, a few with about 8',
    check(data) {
      const drivers = driverRates(data, RATE_DAYS)
      const harsh = drivers.map((driver) => driver.harsh)
      const braking = fleetMean(drivers, (driver) => driver.hardBraking)
      const rough = harsh.filter((rate) => rate >= 6).length
      const median = quantile(harsh, 0.5)
      return {
        checked: drivers.length,
        problems: [
          ...when(median < 1 || median > 3, `the median is ${median.toFixed(1)} harsh events per 100 miles`),
          ...when(rough < 1 || rough > 4, `${rough} drivers have 6 and more harsh events per 100 miles`),
          ...when(braking < 0.8 || braking > 3, `${braking.toFixed(1)} hard brakings per 100 miles`),
          ...drivers.flatMap(({ driverId, miles, harsh, roadSpeeding, over80, idling, adas, camera }) => [
            ...when(harsh > 10, `${driverId}: over 10 harsh events per 100 miles`),
            ...when(roadSpeeding > 6, `${driverId}: ${roadSpeeding.toFixed(1)} road speedings per 100 miles`),
            ...when((100 * over80) / miles > 1, `${driverId}: over 80 mph ${over80} times in ${miles} miles`),
            ...when(idling < 5 || idling > 45, `${driverId}: idles ${idling.toFixed(0)}% of the time`),
            ...when(adas > 0.5, `${driverId}: ${adas.toFixed(1)} automatic brakings per 100 miles`),
            ...when(camera > 12, `${driverId}: ${camera.toFixed(1)} camera events per 100 miles`),
          ]),
        ],
      }
    },
  },
  {
    says: 'no day is over 80 mph more often than its distance has room for trips on a motorway',
    check({ vehicleDays }) {
      return {
        checked: vehicleDays.length,
        problems: vehicleDays.flatMap(({ id, distanceMi, speedOver80 }) =>
          speedOver80.flatMap((times, at) =>
            when(
              times > 2 * Math.floor((10 * (distanceMi[at] ?? 0)) / FAST_TENTHS),
              `${id}, ${at + 1} days ago: over 80 mph ${times} times on ${distanceMi[at]} miles`,
            ),
          ),
        ),
      }
    },
  },
  {
    says: 'scores follow the rates: one driver alone is best, most are from 80 to 95, a few under 70, one has none',
    check(data) {
      const { users, vehicleDays } = data
      const drivers = users.filter(({ role }) => role === 'driver')
      const rates = driverRates(data, 30)
      const scores = rates.flatMap((rate) => rate.scores[30] ?? [])
      const best = Math.max(...scores)
      const count = (fits: (score: number) => boolean) => scores.filter(fits).length
      const worst = rates.toSorted((a, b) => b.harsh + b.roadSpeeding - a.harsh - a.roadSpeeding)[0]
      return {
        checked: drivers.length,
        problems: [
          ...when(scores.length === drivers.length, 'every driver has a score'),
          ...when(count((score) => score === best) !== 1, `several have ${best}`),
          ...when(count((score) => score >= 95) < 3, 'hardly anybody has 95 and more'),
          ...when(count((score) => score >= 80 && score <= 95) * 2 < scores.length, 'few are from 80 to 95'),
          ...when(
            count((score) => score < 70) < 2 || count((score) => score < 70) > 4,
            `${count((score) => score < 70)} are under 70`,
          ),
          ...when(
            worst !== undefined && (worst.scores[30] ?? 0) > Math.min(...scores) + 3,
            `${worst?.driverId} has the most events and a score of ${worst?.scores[30]}`,
          ),
          ...rates.flatMap(({ driverId, harsh, roadSpeeding, scores }) =>
            when(
              harsh + roadSpeeding > 4 && scoreBand(scores[30] ?? 0) === 'good',
              `${driverId}: a good score with ${(harsh + roadSpeeding).toFixed(1)} events per 100 miles`,
            ),
          ),
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
]

/** The scores of all drivers over each window, who drove in it. */
export function scoresByWindow(drivers: readonly DriverRates[]): [WindowDays, number[]][] {
  return WINDOWS.map((window) => [window, drivers.flatMap(({ scores }) => scores[window] ?? [])])
}
