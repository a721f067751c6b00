import type { Locale } from '#domain/base/locale'

const ALL_DIGITS = ['whole', 'oneDecimal', 'twoDecimals', 'threeDecimals', 'fourDecimals'] as const
/**
 * Values have no decimal or one (docs/rules.md LU-14); a rate of rare events has two. Two values beside their change
 * may need more: see `comparedDigits`.
 */
export type Digits = (typeof ALL_DIGITS)[number]

/**
 * The fewest digits with which two values, as they are shown, lead to the change in percent that is shown with them,
 * to within one point or a fiftieth of a large change (docs/measures.md M31).
 * @param least digits of the values without a comparison; also returned if the change cannot be calculated
 */
export function comparedDigits(now: number, before: number, least: Digits): Digits {
  const change = (now / before - 1) * 100
  const isEnough = (digits: Digits) => {
    const shown = (value: number) => Math.round(value * 10 ** ALL_DIGITS.indexOf(digits))
    const shownChange = (shown(now) / shown(before) - 1) * 100
    return Math.abs(shownChange - change) < Math.max(1, Math.abs(change) / 50)
  }
  return ALL_DIGITS.slice(ALL_DIGITS.indexOf(least)).find(isEnough) ?? least
}

export interface NumberFormats {
  whole: (value: number) => string
  oneDecimal: (value: number) => string
  /** 9 as "9", 9.5 as "9.5": an amount that a user set. */
  upToOneDecimal: (value: number) => string
  twoDecimals: (value: number) => string
  threeDecimals: (value: number) => string
  fourDecimals: (value: number) => string
  /** 64 as "64%" or "64 %". */
  percent: (percent: number) => string
  /** 20.66 as "20.7%" or "20,7 %": a measured share. */
  oneDecimalPercent: (percent: number) => string
  /** 6.25 as "6.25%" or "6,25 %": a rate, with up to two decimals. */
  exactPercent: (percent: number) => string
  /** -12 as "-12%", 12 as "+12%", 0 without a sign. */
  signedPercent: (percent: number) => string
  /** US dollars with cents: the only currency of the product (docs/decisions.md D17). */
  money: (usd: number) => string
  /** US dollars with tenths of a cent, for a price or cost per unit. */
  exactMoney: (usd: number) => string
  /** "a, b and c". */
  list: (items: readonly string[]) => string
  /** "a, b or c". */
  either: (items: readonly string[]) => string
}

const OPTIONS = {
  whole: { maximumFractionDigits: 0 },
  oneDecimal: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  upToOneDecimal: { maximumFractionDigits: 1 },
  twoDecimals: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  threeDecimals: { minimumFractionDigits: 3, maximumFractionDigits: 3 },
  fourDecimals: { minimumFractionDigits: 4, maximumFractionDigits: 4 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
  oneDecimalPercent: { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 },
  exactPercent: { style: 'percent', maximumFractionDigits: 2 },
  signedPercent: { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  money: { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
  exactMoney: {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  },
} as const satisfies Record<string, Intl.NumberFormatOptions>

export function makeNumbers(locale: Locale): NumberFormats {
  const written = (kind: keyof typeof OPTIONS) => (value: number) => formatter(locale, kind).format(value)
  const percent = written('percent')
  const oneDecimalPercent = written('oneDecimalPercent')
  const exactPercent = written('exactPercent')
  const signedPercent = written('signedPercent')
  return {
    whole: written('whole'),
    oneDecimal: written('oneDecimal'),
    upToOneDecimal: written('upToOneDecimal'),
    twoDecimals: written('twoDecimals'),
    threeDecimals: written('threeDecimals'),
    fourDecimals: written('fourDecimals'),
    percent: (value) => percent(value / 100),
    oneDecimalPercent: (value) => oneDecimalPercent(value / 100),
    exactPercent: (value) => exactPercent(value / 100),
    signedPercent: (value) => signedPercent(value / 100),
    money: written('money'),
    exactMoney: written('exactMoney'),
    list: (items) => listFormatter(locale, 'conjunction').format(items),
    either: (items) => listFormatter(locale, 'disjunction').format(items),
  }
}

const formatters = new Map<string, Intl.NumberFormat>()
const listFormatters = new Map<string, Intl.ListFormat>()

/** Creating a formatter is slow, and a list needs many: cached by language and kind. */
function formatter(locale: Locale, kind: keyof typeof OPTIONS): Intl.NumberFormat {
  const key = `${locale} ${kind}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, OPTIONS[kind])
  formatters.set(key, made)
  return made
}

function listFormatter(locale: Locale, type: Intl.ListFormatType): Intl.ListFormat {
  const key = `${locale} ${type}`
  const known = listFormatters.get(key)
  if (known) return known
  const made = new Intl.ListFormat(locale, { type })
  listFormatters.set(key, made)
  return made
}
