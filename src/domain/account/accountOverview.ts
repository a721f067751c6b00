import type { Region } from '../kiosk/locale'

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
