import { type CalendarDay, daysBeforeNow } from '#domain/base/demoTime'
import { fitsDecimals, parseTypedNumber, typedNumberText } from '#domain/base/typedNumber'
import {
  DESCRIPTIONS_OF,
  type Expense,
  type ExpenseDescription,
  type ExpenseType,
} from '#domain/reports/expense'
import {
  AMOUNT_DECIMALS,
  AMOUNT_FIELDS,
  type AmountField,
  afterTyping,
  computedField,
  computeField,
} from '#domain/reports/expenseAmounts'
import type { EntryField, EntryProblem } from '#domain/reports/expenseProblems'
import { toDistanceUnit, toGallons, toMiles, toVolumeUnit, type UnitSystem } from '../../../i18n/units'

/** How typed numbers are written: the language and the units of the visitor. */
export interface WrittenIn {
  locale: string
  system: UnitSystem
}

/** The content of the form, with texts as typed. */
export interface ExpenseForm extends Record<AmountField, string> {
  type: ExpenseType
  vehicleId: string
  driverId: string
  merchant: string
  /** Days before the demo's today; null while no day is chosen. */
  day: number | null
  time: string
  odometer: string
  description: ExpenseDescription
  /** A JPEG data URL; empty without a picture. */
  picture: string
  /** The two of volume, price and amount that were typed last; the third is computed. */
  typed: AmountField[]
  writtenIn: WrittenIn
}

/** Maximum number of decimals of a computed or converted number. */
const DIGITS: Record<AmountField | 'odometer', number> = { ...AMOUNT_DECIMALS, odometer: 0 }

/** Number of the visitor's units in a gallon; 1 for charging, which is always in kWh. */
export function unitFactor(type: ExpenseType, system: UnitSystem): number {
  return type === 'fueling' ? toVolumeUnit(system, 1) : 1
}

/** A text of the form as a number; null if it is empty, NaN if it is not a number. */
export function numberOf(form: ExpenseForm, field: AmountField | 'odometer'): number | null {
  return parseTypedNumber(form[field], form.writtenIn.locale)
}

/** The form after typing volume, price or amount, with the computed one of them updated. */
export function typeAmount(form: ExpenseForm, field: AmountField, text: string): ExpenseForm {
  const typed = afterTyping(form.typed, field, text.trim() === '')
  const next = { ...form, [field]: text, typed }
  const computed = computedField(typed)
  if (computed === null) return next
  const value = computeField(computed, {
    volume: numberOf(next, 'volume'),
    unitPrice: numberOf(next, 'unitPrice'),
    amount: numberOf(next, 'amount'),
  })
  return value === null
    ? next
    : { ...next, [computed]: typedNumberText(value, DIGITS[computed], form.writtenIn.locale) }
}

/** The numbers of the form in US units; a computed one is exact, not rounded as shown. */
export function entryNumbers(form: ExpenseForm): Record<AmountField | 'odometerMi', number | null> {
  const { system } = form.writtenIn
  const amounts = {
    volume: numberOf(form, 'volume'),
    unitPrice: numberOf(form, 'unitPrice'),
    amount: numberOf(form, 'amount'),
  }
  const computed = computedField(form.typed)
  if (computed !== null) amounts[computed] = computeField(computed, amounts) ?? amounts[computed]
  const factor = unitFactor(form.type, system)
  const scaled = (value: number | null, by: number) => (value === null ? null : value * by)
  const odometer = numberOf(form, 'odometer')
  return {
    volume:
      form.type === 'fueling' && amounts.volume !== null ? toGallons(system, amounts.volume) : amounts.volume,
    unitPrice: scaled(amounts.unitPrice, factor),
    amount: amounts.amount,
    odometerMi: odometer === null ? null : Math.round(toMiles(system, odometer)),
  }
}

/** Amounts with more decimals than a receipt has (docs/rules.md EX-07). */
export function precisionProblems(form: ExpenseForm): Partial<Record<EntryField, EntryProblem>> {
  const tooPrecise = AMOUNT_FIELDS.filter((field) => {
    const value = numberOf(form, field)
    return value !== null && !Number.isNaN(value) && !fitsDecimals(value, AMOUNT_DECIMALS[field])
  })
  return Object.fromEntries(tooPrecise.map((field) => [field, 'tooPrecise']))
}

/** The form in another language or other units: numbers are converted, other texts are kept. */
export function rewriteForm(form: ExpenseForm, to: WrittenIn): ExpenseForm {
  const from = form.writtenIn
  if (from.locale === to.locale && from.system === to.system) return form
  const volumes = unitFactor(form.type, to.system) / unitFactor(form.type, from.system)
  const distances = toDistanceUnit(to.system, 1) / toDistanceUnit(from.system, 1)
  const rewritten = (field: AmountField | 'odometer', factor: number) => {
    const value = numberOf(form, field)
    return value === null || Number.isNaN(value)
      ? form[field]
      : typedNumberText(value * factor, DIGITS[field], to.locale)
  }
  return {
    ...form,
    volume: rewritten('volume', volumes),
    unitPrice: rewritten('unitPrice', 1 / volumes),
    amount: rewritten('amount', 1),
    odometer: rewritten('odometer', distances),
    writtenIn: to,
  }
}

/** The form of an existing expense. @param merchant its name in the visitor's region */
export function formOf(expense: Expense, merchant: string, time: string, writtenIn: WrittenIn): ExpenseForm {
  const { locale, system } = writtenIn
  const factor = unitFactor(expense.type, system)
  return {
    type: expense.type,
    vehicleId: expense.vehicleId,
    driverId: expense.driverId,
    merchant,
    day: expense.date.daysAgo,
    time,
    volume: typedNumberText(expense.details.volume * factor, DIGITS.volume, locale),
    unitPrice: typedNumberText(expense.details.unitPrice / factor, DIGITS.unitPrice, locale),
    amount: typedNumberText(expense.amount, DIGITS.amount, locale),
    odometer: typedNumberText(toDistanceUnit(system, expense.details.odometerMi), 0, locale),
    description: expense.description,
    picture: '',
    typed: ['volume', 'amount'],
    writtenIn,
  }
}

/** An empty form for the current time. */
export function emptyForm(day: number, time: string, writtenIn: WrittenIn): ExpenseForm {
  return {
    type: 'fueling',
    vehicleId: '',
    driverId: '',
    merchant: '',
    day,
    time,
    volume: '',
    unitPrice: '',
    amount: '',
    odometer: '',
    description: DESCRIPTIONS_OF.fueling[0],
    picture: '',
    typed: [],
    writtenIn,
  }
}

/** A typed time ("15:47", "3:47 pm", "15 h 47") in minutes of the day; null if empty, NaN if it is not a time. */
export function minuteOf(text: string): number | null {
  const typed = text.trim().toLowerCase().replace(/[\s.]/g, '')
  if (typed === '') return null
  const found = /^(\d{1,2})(?:[:h](\d{2})?)?(am|pm)?$/.exec(typed)
  if (!found) return Number.NaN
  const [, hours = '', minutes = '0', half] = found
  const hour = Number(hours)
  const minute = Number(minutes)
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return Number.NaN
  const hourOfDay = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)
  return hourOfDay * 60 + minute
}

/** A day of the calendar as days before the demo's today. */
export function daysAgoOf(day: CalendarDay, now: Date, timeZone: string): number {
  return daysBeforeNow(now, timeZone, day)
}
