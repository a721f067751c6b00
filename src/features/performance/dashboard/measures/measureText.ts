import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { isBetter, isDifference, type MeasureFigure } from '#domain/performance/measureFigure'
import { MEASURE_RULES, type Measure, type MeasureUnit } from '#domain/performance/measures'
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

export interface MeasureTexts {
  /** A value in the visitor's unit. */
  value: (measure: Measure, value: number | null) => Quantity
  /** A value as a number in the visitor's unit, for a chart. */
  shown: (measure: Measure, value: number | null) => number | null
  /** How it changed, as shown; null when there is nothing to compare with. */
  delta: (figure: Pick<MeasureFigure, 'measure' | 'change'>) => Delta | null
}

/** How values of measures and their changes are written. */
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

/** With its sign, unless it reads zero; whole points of a score as they are, shares with a decimal. */
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
