import * as v from 'valibot'
import type { AccountOverview } from '#domain/account/accountOverview'
import type { Assignable } from './assignable'
import { daysAgo, email, perRegion, text } from './fields'

export const AccountOverviewSchema = v.strictObject({
  id: v.picklist(['fleet', 'dealer', 'essentials']),
  name: text(60),
  phone: perRegion(text(24)),
  email,
  address: perRegion(text(120)),
  createdDaysAgo: daysAgo,
})

type Output = v.InferOutput<typeof AccountOverviewSchema>
export type AccountOverviewRow = Assignable<Output, AccountOverview> & Assignable<AccountOverview, Output>
