/** Volume, unit price and amount: two of them give the third (docs/rules.md EX-07). */
export const AMOUNT_FIELDS = ['volume', 'unitPrice', 'amount'] as const
export type AmountField = (typeof AMOUNT_FIELDS)[number]

/** Decimals of each: a pump shows thousandths of a gallon, a sign tenths of a cent, a receipt cents. */
export const AMOUNT_DECIMALS: Record<AmountField, number> = { volume: 3, unitPrice: 4, amount: 2 }

/** In one unit of volume, and US dollars. Null is empty, NaN is no number. */
export type Amounts = Record<AmountField, number | null>

/** The two fields that were typed last, the newest at the end, after one was typed or emptied. */
export function afterTyping(
  typed: readonly AmountField[],
  field: AmountField,
  isEmpty: boolean,
): AmountField[] {
  const others = typed.filter((one) => one !== field)
  return isEmpty ? others : [...others, field].slice(-2)
}

/** The field that follows from the two that were typed; null while there are not two. */
export function computedField(typed: readonly AmountField[]): AmountField | null {
  return typed.length < 2 ? null : (AMOUNT_FIELDS.find((field) => !typed.includes(field)) ?? null)
}

/** What a field comes to by the other two: an amount to the cent; null where they are no numbers above zero. */
export function computeField(field: AmountField, { volume, unitPrice, amount }: Amounts): number | null {
  const [a, b] =
    field === 'amount' ? [volume, unitPrice] : field === 'unitPrice' ? [amount, volume] : [amount, unitPrice]
  if (a === null || b === null || !(a > 0) || !(b > 0)) return null
  return field === 'amount' ? Math.round(a * b * 100) / 100 : a / b
}
