import { calendarDay } from '#domain/base/demoTime'
import type { Cell, ReportCode, ValueKind } from '#domain/reports/documents/reportDocument'
import { type Formats, MISSING, type Quantity } from '../../../../i18n/formats'
import {
  toDistanceUnit,
  toEconomyUnit,
  toRateUnit,
  toVolumeUnit,
  type UnitSystem,
} from '../../../../i18n/units'
import type { FileStyle, WrittenCell } from './writtenReport'

/** Writes values of the data in the reader's language and units. */
export interface ValueWriter {
  cell: (kind: ValueKind, cell: Cell) => WrittenCell
  /** The value with its unit. */
  quantity: (kind: ValueKind, cell: Cell) => Quantity
  /** The unit of a column; empty if each value has it. */
  unit: (kind: ValueKind) => string
  /** The same in a file, where durations are numbers, too. */
  fileUnit: (kind: ValueKind) => string
  /** A number of the data in the reader's unit. */
  number: (kind: ValueKind, value: number) => number | null
  style: (kind: ValueKind) => FileStyle
  name: (code: ReportCode) => string
}

interface KindRule {
  style: FileStyle
  number: (system: UnitSystem, value: number) => number | null
  quantity: (formats: Formats, value: number) => Quantity
}

const bare = (text: string): Quantity => ({ value: text, unit: '', text })
const same = (_: UnitSystem, value: number) => value

const KINDS: Record<Exclude<ValueKind, 'text' | 'when'>, KindRule> = {
  distance: {
    style: 'oneDecimal',
    number: toDistanceUnit,
    quantity: ({ distance }, value) => distance(value, 'oneDecimal'),
  },
  volume: { style: 'oneDecimal', number: toVolumeUnit, quantity: ({ volume }, value) => volume(value) },
  energy: { style: 'oneDecimal', number: same, quantity: ({ energy }, value) => energy(value) },
  fuelEconomy: {
    style: 'oneDecimal',
    number: toEconomyUnit,
    quantity: ({ economy }, value) => economy(value),
  },
  electricEconomy: {
    style: 'oneDecimal',
    number: toEconomyUnit,
    quantity: ({ economy }, value) => economy(value, 'electric'),
  },
  money: { style: 'money', number: same, quantity: ({ money }, value) => bare(money(value)) },
  costPerMile: {
    style: 'exactMoney',
    number: (system, value) => value / toDistanceUnit(system, 1),
    quantity: ({ costPerDistance }, value) => costPerDistance(value),
  },
  count: { style: 'whole', number: same, quantity: ({ whole }, value) => bare(whole(value)) },
  ratePer100Mi: { style: 'twoDecimals', number: toRateUnit, quantity: ({ rate }, value) => rate(value) },
  score: { style: 'whole', number: same, quantity: ({ whole }, value) => bare(whole(value)) },
  percent: {
    style: 'percent',
    number: (_, value) => value / 100,
    quantity: ({ percent }, value) => bare(percent(value)),
  },
  minutes: { style: 'whole', number: same, quantity: ({ duration }, value) => bare(duration(value)) },
  pressure: { style: 'whole', number: same, quantity: ({ pressure }, value) => pressure(value) },
}

/** Removes the floating point error of sums. */
const withoutNoise = (value: number | null) => (value === null ? null : Number(value.toFixed(6)))

const NOON = 12 * 60
const MINUTE_MS = 60_000
const NOTHING: Quantity = bare(MISSING)

/** @param nameOf a code in the reader's language; `minutes` is the unit of a time in a file */
export function makeValueWriter(
  formats: Formats,
  nameOf: (code: ReportCode) => string,
  minutes: string,
): ValueWriter {
  const { at, shortDate, dateTime, timeZone, system, list } = formats
  const midnights = new Map<number, number>()
  /** Midnight of a day of the account, as if it were in UTC. */
  const midnight = (daysAgo: number): number => {
    const known = midnights.get(daysAgo)
    if (known !== undefined) return known
    const { year, month, day } = calendarDay(at({ daysAgo, minuteOfDay: NOON }), timeZone, 0)
    const made = Date.UTC(year, month - 1, day)
    midnights.set(daysAgo, made)
    return made
  }
  const words = (text: string): WrittenCell => ({ text, value: text, style: 'text' })
  const ruleOf = (kind: ValueKind) => (kind === 'text' || kind === 'when' ? null : KINDS[kind])
  const quantity = (kind: ValueKind, cell: Cell): Quantity => {
    const rule = ruleOf(kind)
    return rule && typeof cell === 'number' ? rule.quantity(formats, cell) : NOTHING
  }
  const style = (kind: ValueKind): FileStyle => ruleOf(kind)?.style ?? (kind === 'when' ? 'dateTime' : 'text')
  const unit = (kind: ValueKind) => quantity(kind, 1).unit
  return {
    quantity,
    style,
    unit,
    name: nameOf,
    fileUnit: (kind) => (kind === 'minutes' ? minutes : unit(kind)),
    number: (kind, value) => ruleOf(kind)?.number(system, value) ?? null,
    cell: (kind, cell) => {
      if (cell === null) return { text: MISSING, value: null, style: style(kind) }
      if (typeof cell === 'string') return words(cell)
      if (typeof cell === 'number')
        return {
          // A getter, because sorting and adding up a long table need only the values.
          get text() {
            return quantity(kind, cell).value
          },
          value: withoutNoise(ruleOf(kind)?.number(system, cell) ?? null),
          style: style(kind),
        }
      if ('codes' in cell) return words(list(cell.codes.map(nameOf)))
      const day = midnight(cell.daysAgo)
      if (!('minuteOfDay' in cell)) {
        const noon = at({ daysAgo: cell.daysAgo, minuteOfDay: NOON })
        return { text: shortDate(noon), value: new Date(day), style: 'date' }
      }
      return {
        text: dateTime(at(cell)),
        value: new Date(day + cell.minuteOfDay * MINUTE_MS),
        style: 'dateTime',
      }
    },
  }
}
