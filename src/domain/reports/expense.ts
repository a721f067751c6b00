import type { DayTime } from '#domain/base/demoTime'
import type { FleetName } from '#domain/base/fleetName'
import type { Region } from '#domain/base/locale'

export const EXPENSE_TYPES = ['fueling', 'charging'] as const
export type ExpenseType = (typeof EXPENSE_TYPES)[number]

/** What was bought; words come from the catalogs. */
export const EXPENSE_DESCRIPTIONS = [
  'regularFuel',
  'premiumFuel',
  'diesel',
  'fastCharging',
  'depotCharging',
] as const
export type ExpenseDescription = (typeof EXPENSE_DESCRIPTIONS)[number]

/** What an expense of a type can be for, the usual first. */
export const DESCRIPTIONS_OF = {
  fueling: ['regularFuel', 'premiumFuel', 'diesel'],
  charging: ['fastCharging', 'depotCharging'],
} as const satisfies Record<ExpenseType, readonly ExpenseDescription[]>

/** An expense (docs/rules.md XP-00). The key is ours and is never shown. */
export interface Expense {
  /** `e-N`. */
  id: string
  /** Whether a receipt is attached. */
  attachment: boolean
  /**
   * The picture that a visitor attached, as a JPEG data URL (docs/rules.md EX-09). It is in the row, so that
   * undo and reset take it away with the row. An attached receipt without one is drawn.
   */
  receiptPicture?: string
  type: ExpenseType
  /** The raw date (docs/rules.md XP-00); the date is how this reads. */
  date: DayTime
  merchant: Record<Region, string>
  driverId: string
  vehicleId: string
  fleet: FleetName
  status: 'valid'
  createdOn: DayTime
  /** The user who created it, of the fleet or the account; null when it was created automatically. */
  createdBy: string | null
  /** The user who last changed it, if any. */
  editedBy: string | null
  /** US dollars, before tax; the same in every region (docs/decisions.md D23). */
  amount: number
  details: ExpenseDetails
  description: ExpenseDescription
}

export interface ExpenseDetails {
  /** US gallons, or kWh for charging. */
  volume: number
  /** US dollars a gallon or kWh. */
  unitPrice: number
  /** Odometer reading in whole miles. */
  odometerMi: number
}

/** Longest name of a merchant, in characters: what the dataset stores. */
export const MAX_MERCHANT = 60

/** Days that one can look back on expenses, and enter them for: the longest window. */
export const LISTED_DAYS = 60

/** What names a merchant in every region and in an address, where commas part values. */
export function merchantKey({ merchant }: Pick<Expense, 'merchant'>): string {
  return merchant.us.replaceAll(',', '')
}

/** The amount of a volume at a unit price, rounded to the cent. */
export function amountOf({ volume, unitPrice }: Pick<ExpenseDetails, 'volume' | 'unitPrice'>): number {
  return Math.round(volume * unitPrice * 100) / 100
}
