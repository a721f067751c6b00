import { useLingui } from '@lingui/react/macro'
import type { ListedExpense } from '#domain/reports/expenseList'
import { printedPrice, receiptPrint } from '#domain/reports/receipt'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import { toVolumeUnit } from '../../../i18n/units'
import { useFormats } from '../../../i18n/useFormats'
import { DESCRIPTION_LABELS } from '../expenseLabels'

/** A line of a receipt: a name on the left and its value on the right. */
export interface ReceiptLine {
  name: string
  value: string
}

/** The texts of a receipt in the visitor's language, the same on the screen, on paper and in the file. */
export interface ReceiptDocument {
  fileName: string
  /** BCP 47. */
  language: string
  title: string
  merchant: string
  /** Date, time, number, and pump or charging port. */
  facts: readonly ReceiptLine[]
  /** The product, and below it volume times unit price. */
  item: ReceiptLine
  calculation: string
  total: ReceiptLine
  payment: readonly ReceiptLine[]
  notes: readonly string[]
}

/** The receipt of an expense in the visitor's language, formats and units. */
export function useReceiptDocument(): (expense: ListedExpense) => ReceiptDocument {
  const { t, i18n } = useLingui()
  const { at, date, time, money, locale, system } = useFormats()
  return (expense) => {
    const { merchantName, type, amount, description } = expense
    const isFuel = type === 'fueling'
    const print = receiptPrint(expense)
    const { number } = print
    const printed = printedPrice(expense, isFuel ? toVolumeUnit(system, 1) : 1)
    const metric = system === 'metric'
    const unit = i18n._(
      isFuel ? (metric ? UNIT_LABELS.liters : UNIT_LABELS.gallons) : UNIT_LABELS.kilowattHours,
    )
    const figure = (value: number, digits: number, options: Intl.NumberFormatOptions = {}) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        ...options,
      }).format(value)
    const volume = `${figure(printed.volume, printed.volumeDigits)}\u00a0${unit}`
    const price = figure(printed.price, printed.priceDigits, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    })
    const moment = at(expense.date)
    return {
      fileName: `receipt-${number}.pdf`,
      language: locale,
      title: t`Receipt ${number}`,
      merchant: merchantName,
      facts: [
        { name: t`Date`, value: date(moment) },
        { name: t`Time`, value: time(moment) },
        { name: t`Receipt number`, value: number },
        { name: isFuel ? t`Pump` : t`Charging port`, value: String(print.place) },
      ],
      item: { name: i18n._(DESCRIPTION_LABELS[description]), value: money(amount) },
      calculation: `${volume} × ${price}/${unit}`,
      total: { name: t`Amount before tax`, value: money(amount) },
      payment: [
        { name: t`Fleet card`, value: `•••• ${print.card}` },
        { name: t`Approval`, value: print.approval },
      ],
      notes: [
        t`All amounts are in US dollars. Tax is not part of an expense.`,
        t`Sample data, not a real receipt.`,
      ],
    }
  }
}
