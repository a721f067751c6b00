import type { Region } from '#domain/base/locale'
import type { SignInMode } from '#domain/device/signIn'

/** One demo account for each mode of the product. */
export const ACCOUNT_IDS = ['fleet', 'dealer', 'essentials'] as const
export type AccountId = (typeof ACCOUNT_IDS)[number]

/** The account that a sign-in mode belongs to. */
export function accountIdOf(signIn: SignInMode): AccountId {
  return signIn === 'dealer' || signIn === 'essentials' ? signIn : 'fleet'
}

/** An account (docs/rules.md AO-00). */
export interface AccountOverview {
  id: AccountId
  /** Never translated. */
  name: string
  phone: Record<Region, string>
  email: string
  address: Record<Region, string>
  createdDaysAgo: number
}
