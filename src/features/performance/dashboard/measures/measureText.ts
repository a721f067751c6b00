import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sumOf } from '#domain/performance/daySums'
import { isBetter, isDifference, type MeasureFigure } from '#domain/performance/measureFigure'
import { MEASURE_RULES, type Measure, type MeasureUnit } from '#domain/performance/measures'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import { SAFETY_EVENTS } from '#domain/vehicle/safetyEvents'
import { type Formats, MISSING, type Quantity } from '../../../../i18n/formats'
import { comparedDigits, type Digits } from '../../../../i18n/numbers'
import {
  toDistanceUnit,
  toEconomyChange,
  toEconomyUnit,
  toRateUnit,
  toVolumeUnit,
  type UnitSystem,
} from '../../../../i18n/units'
import { useFormats } from '../../../../i18n/useFormats'
import type { Delta } from '../../../../ui/display/DeltaText'
import type { PerformanceView } from '../performanceView'

export interface MeasureTexts {
  /** A value in the visitor's unit. */
  value: (measure: Measure, value: number | null) => Quantity
  /** Both values of a figure, with the digits that its change follows from (docs/measures.md M31). */
  pair: (figure: Pick<MeasureFigure, 'measure' | 'now' | 'before'>) => Record<'now' | 'before', Quantity>
  /** A value as a number in the visitor's unit, for a chart. */
  shown: (measure: Measure, value: number | null) => number | null
  /** The change as text; null without a previous value. */
  delta: (figure: Omit<MeasureFigure, 'trend'>) => Delta | null
}

/** Formats values of measures and their changes. */
export function useMeasureTexts(): MeasureTexts {
  const { t } = useLingui()
  const formats = useFormats()
  return useMemo(
    () => ({
      value: (measure, value) => writers(formats)[MEASURE_RULES[measure].unit](value),
      pair: ({ measure, now, before }) => {
        const write = writers(formats)[MEASURE_RULES[measure].unit]
        const digits = pairDigits(measure, now, before, formats.system)
        return { now: write(now, digits), before: write(before, digits) }
      },
      shown: (measure, value) => (value === null ? null : converted(measure, value, formats.system)),
      delta: (figure) => {
        const { measure, change } = figure
        const shown = shownChange(figure, formats)
        if (shown === null) return null
        const tenths = Math.round(shown * 10)
        const points = signed(shown, formats)
        return {
          text:
            MEASURE_RULES[measure].unit === 'percent'
              ? t`${points} pts`
              : isDifference(measure)
                ? points
                : formats.signedPercent(shown),
          direction: tenths > 0 ? 'up' : tenths < 0 ? 'down' : 'same',
          good: isBetter(measure, change),
        }
      },
    }),
    [t, formats],
  )
}

function converted(measure: Measure, value: number, system: UnitSystem): number | null {
  switch (MEASURE_RULES[measure].unit) {
    case 'rate':
      return toRateUnit(system, value)
    case 'distance':
      return toDistanceUnit(system, value)
    case 'volume':
      return toVolumeUnit(system, value)
    case 'gasEconomy':
    case 'electricEconomy':
      return toEconomyUnit(system, value)
    default:
      return value
  }
}

/** Digits of a value alone; the other units have fixed ones. */
const LEAST_DIGITS: Partial<Record<MeasureUnit, Digits>> = {
  rate: 'twoDecimals',
  gasEconomy: 'oneDecimal',
  electricEconomy: 'oneDecimal',
  distance: 'whole',
  volume: 'whole',
  energy: 'whole',
}

function pairDigits(
  measure: Measure,
  now: number | null,
  before: number | null,
  system: UnitSystem,
): Digits | undefined {
  const least = LEAST_DIGITS[MEASURE_RULES[measure].unit]
  if (least === undefined || now === null || before === null) return least
  const values = [converted(measure, now, system), converted(measure, before, system)] as const
  return values[0] === null || values[1] === null ? least : comparedDigits(values[0], values[1], least)
}

/** In liters per 100 km a better economy is a smaller number; shares differ as they are shown, to the tenth. */
function shownChange(
  { measure, change, now, before }: Omit<MeasureFigure, 'trend'>,
  { system }: Formats,
): number | null {
  const { unit } = MEASURE_RULES[measure]
  if (change === null || now === null || before === null) return change
  if (unit === 'gasEconomy' || unit === 'electricEconomy') return toEconomyChange(system, change)
  return unit === 'percent' ? (Math.round(now * 10) - Math.round(before * 10)) / 10 : change
}

/** With its sign unless it rounds to zero, and with a decimal unless it is whole. */
function signed(value: number, { oneDecimal, whole }: Formats): string {
  const tenths = Math.round(value * 10)
  const size = tenths % 10 === 0 ? whole(Math.abs(value)) : oneDecimal(Math.abs(value))
  if (tenths === 0) return size
  return `${tenths > 0 ? '+' : '-'}${size}`
}

type Writer = (value: number | null, digits?: Digits) => Quantity

function writers(formats: Formats): Record<MeasureUnit, Writer> {
  const { whole, oneDecimalPercent, money } = formats
  const plain = (write: (value: number) => string) => (value: number | null) => {
    const written = value === null ? MISSING : write(value)
    return { value: written, unit: '', text: written }
  }
  return {
    points: plain(whole),
    rate: formats.rate,
    gasEconomy: (value, digits) => formats.economy(value, 'fuel', digits),
    electricEconomy: (value, digits) => formats.economy(value, 'electric', digits),
    percent: plain(oneDecimalPercent),
    distance: formats.distance,
    volume: (value, digits = 'whole') => formats.volume(value, digits),
    energy: (value, digits = 'whole') => formats.energy(value, digits),
    money: plain(money),
    moneyPerDistance: formats.costPerDistance,
  }
}

/** Names of the measures, with speed and distance in the visitor's unit. */
export function useMeasureNames(ranks: PerformanceView['ranks']): Record<Measure, string> {
  const { t } = useLingui()
  const { alertSpeed, system } = useFormats()
  const fast = alertSpeed(FIXED_SPEED_MPH).text
  return {
    driverScore: ranks === 'drivers' ? t`Driver score` : t`Vehicle score`,
    safetyEvents: t`Safety events`,
    hardBraking: t`Hard braking`,
    speedOver80: t`Over ${fast}`,
    gasEconomy: t`Gas economy`,
    electricEconomy: t`Electric economy`,
    utilization: t`Utilization`,
    idling: t`Idling`,
    hardAcceleration: t`Hard acceleration`,
    roadSpeeding: t`Road speeding`,
    seatbelt: t`Seat belt off`,
    camera: t`Camera events`,
    excessiveIdling: t`Excessive idling`,
    distance: t`Distance`,
    fuel: t`Fuel used`,
    energy: t`Energy used`,
    spending: t`Fuel and charging costs`,
    costPerMile: system === 'imperial' ? t`Cost per mile` : t`Cost per kilometer`,
  }
}

/** What a measure counts: a number of vehicles, drivers, times or hours. */
export function useMeasureBasis({ ranks, days, rows, facts, scores }: PerformanceView) {
  const { t } = useLingui()
  const { whole, distance } = useFormats()
  const total = (values: Float64Array) => sumOf(values, days)
  const { sums } = facts
  const hours = (minutes: Float64Array) => whole(total(minutes) / 60)
  const drivenOf = (ev: boolean) =>
    rows.filter((row) => row.ev === ev && row.distanceMi.slice(0, days).some((miles) => miles > 0)).length
  const times = (count: number) => t`${plural(count, { one: '# time', other: '# times' })}`
  const gas = (count: number) => t`${plural(count, { one: '# gas vehicle', other: '# gas vehicles' })}`
  const electric = (count: number) =>
    t`${plural(count, { one: '# electric vehicle', other: '# electric vehicles' })}`
  const vehicles = (count: number) => t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`
  const drivers = (count: number) => t`${plural(count, { one: '# driver', other: '# drivers' })}`
  return (measure: Measure): string => {
    switch (measure) {
      case 'driverScore':
        return ranks === 'drivers' ? drivers(scores.length) : vehicles(scores.length)
      case 'safetyEvents': {
        const count = SAFETY_EVENTS.reduce((sum, event) => sum + total(sums[event]), 0)
        return t`${plural(count, { one: '# event', other: '# events' })}`
      }
      case 'hardBraking':
      case 'hardAcceleration':
      case 'roadSpeeding':
      case 'speedOver80':
      case 'seatbelt':
      case 'camera':
      case 'excessiveIdling':
        return times(total(sums[measure]))
      case 'gasEconomy':
      case 'fuel':
        return gas(drivenOf(false))
      case 'electricEconomy':
      case 'energy':
        return electric(drivenOf(true))
      case 'utilization': {
        const average = whole(total(sums.drivenVehicles) / days)
        return t`${average} of ${whole(sums.vehicles)} on an average day`
      }
      case 'idling': {
        const [idle, on] = [hours(sums.idleMinutes), hours(sums.minutes)]
        return t`${idle} of ${on} hours`
      }
      case 'distance':
        return vehicles(drivenOf(false) + drivenOf(true))
      case 'spending':
      case 'costPerMile': {
        const driven = distance(total(sums.distanceMi)).text
        return t`Over ${driven} driven`
      }
    }
  }
}
