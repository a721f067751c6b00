/** Types of a recall, spec section 3. */
export const RECALL_TYPES = ['productSafety', 'nonCompliance'] as const
export type RecallType = (typeof RECALL_TYPES)[number]

/** A maker's recall of one fleet vehicle, spec section 3. */
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
