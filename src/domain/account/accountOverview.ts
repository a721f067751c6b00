import type { Region } from '#domain/base/locale'
import type { SignInMode } from '#domain/device/signIn'

/** Accounts of the demo: one for each way of using the product. */
export const ACCOUNT_IDS = ['fleet', 'dealer', 'essentials'] as const
export type AccountId = (typeof ACCOUNT_IDS)[number]

/** The account that somebody is signed in to. */
export function accountIdOf(signIn: SignInMode): AccountId {
  return signIn === 'dealer' || signIn === 'essentials' ? signIn : 'fleet'
}

/** The account as a whole (docs/rules.md AO-00); one for each way of using the product. */
export interface AccountOverview {
  id: AccountId
  /** Name of the business, never translated. */
  name: string
  phone: Record<Region, string>
  email: string
  address: Record<Region, string>
  createdDaysAgo: number
}
