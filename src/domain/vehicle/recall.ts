/** Types of a recall (docs/rules.md RC-03). */
export const RECALL_TYPES = ['productSafety', 'nonCompliance'] as const
export type RecallType = (typeof RECALL_TYPES)[number]

/** A maker's recall of one fleet vehicle (docs/rules.md RL-00). */
export interface Recall {
  /** `r-N`; ours, not shown. */
  id: string
  vin: string
  /** Label of the vehicle. */
  label: string
  /** Make and model, as "Chevrolet Tahoe". */
  makeModel: string
  /** Days before today. */
  daysAgo: number
  type: RecallType
}
