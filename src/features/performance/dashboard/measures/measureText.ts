import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sumOf } from '#domain/performance/daySums'
import { isBetter, isDifference, type MeasureFigure } from '#domain/performance/measureFigure'
import { MEASURE_RULES, type Measure, type MeasureUnit } from '#domain/performance/measures'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import { SAFETY_EVENTS } from '#domain/vehicle/safetyEvents'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { type Formats, MISSING, type Quantity } from '../../../../i18n/formats'
import {
  toDistanceUnit,
  toEconomyChange,
  toEconomyUnit,
  toRateUnit,
  toVolumeUnit,
  type UnitSystem,
} from '../../../../i18n/units'
import type { Delta } from '../../../../ui/display/DeltaText'
import type { PerformanceView } from '../performanceView'

export interface MeasureTexts {
  /** A value in the visitor's unit. */
  value: (measure: Measure, value: number | null) => Quantity
  /** A value as a number in the visitor's unit, for a chart. */
  shown: (measure: Measure, value: number | null) => number | null
  /** The change as text; null without a previous value. */
  delta: (figure: Pick<MeasureFigure, 'measure' | 'change'>) => Delta | null
}

/** Formats values of measures and their changes. */
export function useMeasureTexts(): MeasureTexts {
  const { t } = useLingui()
  const formats = useFormats()
  return useMemo(
    () => ({
      value: (measure, value) => writers(formats)[MEASURE_RULES[measure].unit](value),
      shown: (measure, value) => (value === null ? null : converted(measure, value, formats.system)),
      delta: ({ measure, change }) => {
        const shown = shownChange(measure, change, formats)
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

/** In liters per 100 km a better economy is a smaller number. */
function shownChange(measure: Measure, change: number | null, { system }: Formats): number | null {
  const { unit } = MEASURE_RULES[measure]
  const isEconomy = unit === 'gasEconomy' || unit === 'electricEconomy'
  return isEconomy && change !== null ? toEconomyChange(system, change) : change
}

/** With its sign unless it rounds to zero, and with a decimal unless it is whole. */
function signed(value: number, { oneDecimal, whole }: Formats): string {
  const tenths = Math.round(value * 10)
  const size = tenths % 10 === 0 ? whole(Math.abs(value)) : oneDecimal(Math.abs(value))
  if (tenths === 0) return size
  return `${tenths > 0 ? '+' : '-'}${size}`
}

function writers(formats: Formats): Record<MeasureUnit, (value: number | null) => Quantity> {
  const { whole, oneDecimalPercent, money } = formats
  const plain = (write: (value: number) => string) => (value: number | null) => {
    const written = value === null ? MISSING : write(value)
    return { value: written, unit: '', text: written }
  }
  return {
    points: plain(whole),
    rate: formats.rate,
    gasEconomy: (value) => formats.economy(value),
    electricEconomy: (value) => formats.economy(value, 'electric'),
    percent: plain(oneDecimalPercent),
    distance: (value) => formats.distance(value),
    volume: (value) => formats.volume(value, 'whole'),
    energy: (value) => formats.energy(value, 'whole'),
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
