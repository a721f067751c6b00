import type { Region } from '../kiosk/locale'
import type { SignInMode } from './account'

/** The account as a whole (docs/rules.md AO-00); one for each way of using the product. */
export interface AccountOverview {
  id: 'fleet' | 'dealer' | 'essentials'
  /** Name of the business, never translated. */
  name: string
  phone: Record<Region, string>
  email: string
  address: Record<Region, string>
  createdDaysAgo: number
}

/** The account that a user of this mode belongs to; tour and game show the fleet's. */
export function overviewOf(mode: SignInMode): AccountOverview['id'] {
  return mode === 'dealer' || mode === 'essentials' ? mode : 'fleet'
}
