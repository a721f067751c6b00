import { seededRandom, seedOf } from '#domain/base/seededRandom'
import type { Expense } from './expense'

/** The printed details of a receipt besides the expense itself (docs/rules.md EX-06). */
export interface ReceiptPrint {
  /** Six digits. */
  number: string
  /** Pump or charging port. */
  place: number
  /** Last four digits of the fleet card. */
  card: string
  /** Approval code, six digits. */
  approval: string
}

/** Always the same for an expense; a driver always pays with the same card. */
export function receiptPrint({ id, driverId }: Pick<Expense, 'id' | 'driverId'>): ReceiptPrint {
  const random = seededRandom(seedOf(`receipt of ${id}`))
  return {
    number: String(random.int(100_000, 999_999)),
    place: random.int(1, 8),
    approval: String(random.int(0, 999_999)).padStart(6, '0'),
    card: String(seededRandom(seedOf(`card of ${driverId}`)).int(1000, 9999)),
  }
}

/** Volume and price of a receipt as printed, with the digits that they need. */
export interface PrintedPrice {
  volume: number
  volumeDigits: number
  price: number
  priceDigits: number
}

/** Decimals of a printed volume, and the maximum for a price. */
const VOLUME_DIGITS = 2
const PRICE_DIGITS = { fewest: 3, most: 6 } as const

/**
 * The printed volume times the printed price is the amount to the cent. In a unit other than that of
 * purchase, the price gets one more digit, and its last digit may differ from the exact value.
 * @param factor printed units per gallon or kWh
 */
export function printedPrice(
  { amount, details }: Pick<Expense, 'amount' | 'details'>,
  factor: number,
): PrintedPrice {
  const volume = rounded(details.volume * factor, VOLUME_DIGITS)
  for (let priceDigits: number = PRICE_DIGITS.fewest; priceDigits <= PRICE_DIGITS.most; priceDigits++) {
    for (const exact of [details.unitPrice / factor, amount / volume]) {
      const price = rounded(exact, priceDigits)
      if (Math.round(volume * price * 100) === Math.round(amount * 100))
        return { volume, volumeDigits: VOLUME_DIGITS, price, priceDigits }
    }
  }
  const price = rounded(amount / volume, PRICE_DIGITS.most)
  return { volume, volumeDigits: VOLUME_DIGITS, price, priceDigits: PRICE_DIGITS.most }
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
