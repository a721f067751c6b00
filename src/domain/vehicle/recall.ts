/** Types of a recall (docs/rules.md RC-03). */
export const RECALL_TYPES = ['productSafety', 'nonCompliance'] as const
export type RecallType = (typeof RECALL_TYPES)[number]

/** Accounts with recalls; essentials shows the fleet's. */
export const RECALL_ACCOUNTS = ['fleet', 'dealer'] as const
export type RecallAccount = (typeof RECALL_ACCOUNTS)[number]

/** A maker's recall of one vehicle (docs/rules.md RL-00). */
export interface Recall {
  /** `r-N`; internal, not shown. */
  id: string
  vin: string
  account: RecallAccount
  /** Label of the vehicle. */
  label: string
  /** Make and model, as "Chevrolet Tahoe". */
  makeModel: string
  /** Days before today. */
  daysAgo: number
  type: RecallType
  /** Whether the repair has an appointment with a dealer. */
  isScheduled: boolean
}
