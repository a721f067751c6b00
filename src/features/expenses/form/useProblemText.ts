import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AMOUNT_DECIMALS, type AmountField } from '#domain/reports/expenseAmounts'
import { type EntryField, type EntryProblem, MOST } from '#domain/reports/expenseProblems'
import { useFormats } from '../../../i18n/useFormats'
import type { ExpenseEditing } from './useExpenseForm'

/** The problem of a field as a sentence, in the visitor's units. */
export function useProblemText(
  editing: Pick<ExpenseEditing, 'problems' | 'form' | 'vehicle' | 'tank' | 'readings'>,
): (field: EntryField) => string | undefined {
  const { t } = useLingui()
  const { distance, energy, money, oneDecimal, unitPrice, volume } = useFormats()
  const { problems, form, vehicle, tank, readings } = editing
  const isFuel = form.type === 'fueling'
  const amountText = (amount: number | null) => (isFuel ? volume : energy)(amount).text
  return (field) => {
    const problem: EntryProblem | undefined = problems[field]
    const name = vehicle?.label ?? ''
    const capacity = amountText(tank)
    const before = distance(readings.before).text
    const after = distance(readings.after).text
    const example = oneDecimal(12.5)
    switch (problem) {
      case undefined:
        return undefined
      case 'missing':
        return t`Value required`
      case 'noNumber':
        return t`Enter a number, such as ${example}.`
      case 'notPositive':
        return t`Enter a number above zero.`
      case 'overTank':
        return isFuel
          ? t`The tank of ${name} holds ${capacity}. Check the volume.`
          : t`The battery of ${name} holds ${capacity}. Check the energy.`
      case 'future':
        return field === 'day'
          ? t`This day is in the future. Choose today or earlier.`
          : t`This time is in the future. Enter an earlier time.`
      case 'tooOld':
        return t`Expenses go back 60 days. Choose a later day.`
      case 'noTime':
        return t`Enter a time of day, such as 3:45 PM or 15:45.`
      case 'belowLastReading':
        return t`The previous reading was ${before}. Odometers don’t go backward.`
      case 'aboveNextReading':
        return t`The next reading is ${after}. Enter a lower one, or check the date.`
      case 'tooPrecise': {
        const most = AMOUNT_DECIMALS[field as AmountField]
        return plural(most, { one: 'Enter at most # decimal.', other: 'Enter at most # decimals.' })
      }
      case 'tooMuch': {
        const most = {
          volume: amountText(MOST.volume),
          unitPrice: unitPrice(MOST.unitPrice, isFuel ? 'volume' : 'energy').text,
          amount: money(MOST.amount),
          odometerMi: distance(MOST.odometerMi).text,
        }[field as keyof typeof MOST]
        return t`This is more than ${most}. Check the number.`
      }
    }
  }
}
