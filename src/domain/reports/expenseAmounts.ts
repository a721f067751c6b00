/** Volume, unit price and amount: two of them determine the third (docs/rules.md EX-07). */
export const AMOUNT_FIELDS = ['volume', 'unitPrice', 'amount'] as const
export type AmountField = (typeof AMOUNT_FIELDS)[number]

/** Decimals of each: a pump shows thousandths of a gallon, a price sign tenths of a cent, a receipt cents. */
export const AMOUNT_DECIMALS: Record<AmountField, number> = { volume: 3, unitPrice: 4, amount: 2 }

/** In one unit of volume, and US dollars. Null is empty, NaN is invalid. */
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

/** The field that is computed from the two typed ones; null unless two were typed. */
export function computedField(typed: readonly AmountField[]): AmountField | null {
  return typed.length < 2 ? null : (AMOUNT_FIELDS.find((field) => !typed.includes(field)) ?? null)
}

/** Computes a field from the other two, an amount to the cent; null unless both are above zero. */
export function computeField(field: AmountField, { volume, unitPrice, amount }: Amounts): number | null {
  const [a, b] =
    field === 'amount' ? [volume, unitPrice] : field === 'unitPrice' ? [amount, volume] : [amount, unitPrice]
  if (a === null || b === null || !(a > 0) || !(b > 0)) return null
  return field === 'amount' ? Math.round(a * b * 100) / 100 : a / b
}
