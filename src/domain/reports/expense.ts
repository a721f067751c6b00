import type { DayTime } from '#domain/base/demoTime'
import type { FleetName } from '#domain/base/fleetName'
import type { Region } from '#domain/base/locale'

export const EXPENSE_TYPES = ['fueling', 'charging'] as const
export type ExpenseType = (typeof EXPENSE_TYPES)[number]

/** What was bought; labels are messages. */
export const EXPENSE_DESCRIPTIONS = [
  'regularFuel',
  'premiumFuel',
  'diesel',
  'fastCharging',
  'depotCharging',
] as const
export type ExpenseDescription = (typeof EXPENSE_DESCRIPTIONS)[number]

/** Possible descriptions of each expense type, the usual one first. */
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
   * The picture that a visitor attached, as a JPEG data URL (docs/rules.md EX-09). It is stored in the row,
   * so that undo and reset remove it with the row. A receipt without a picture is drawn.
   */
  receiptPicture?: string
  type: ExpenseType
  /** The raw date (docs/rules.md XP-00), which is formatted for display. */
  date: DayTime
  merchant: Record<Region, string>
  driverId: string
  vehicleId: string
  fleet: FleetName
  status: 'valid'
  createdOn: DayTime
  /** The user who created it, of the fleet or the account; null if it was created automatically. */
  createdBy: string | null
  /** The user who last changed it, if any. */
  editedBy: string | null
  /** US dollars before tax; the same in every region (docs/decisions.md D23). */
  amount: number
  details: ExpenseDetails
  description: ExpenseDescription
}

export interface ExpenseDetails {
  /** US gallons, or kWh for charging. */
  volume: number
  /** US dollars per gallon or kWh. */
  unitPrice: number
  /** Odometer reading in whole miles. */
  odometerMi: number
}

/** Maximum length of a merchant name, in characters; the dataset has the same limit. */
export const MAX_MERCHANT = 60

/** Number of past days that are listed and for which expenses can be entered: the longest window. */
export const LISTED_DAYS = 60

/** Identifies a merchant in every region and in an address, where commas separate values. */
export function merchantKey({ merchant }: Pick<Expense, 'merchant'>): string {
  return merchant.us.replaceAll(',', '')
}

/** The amount of a volume at a unit price, rounded to the cent. */
export function amountOf({ volume, unitPrice }: Pick<ExpenseDetails, 'volume' | 'unitPrice'>): number {
  return Math.round(volume * unitPrice * 100) / 100
}
