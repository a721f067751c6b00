import {
  type CapabilityInput,
  capabilities,
  LOCKABLE_PARTS,
  type LockablePart,
} from '#domain/device/capabilities'
import type { BilledLine } from './estimate'
import type { Billing } from './invoice'

export const PLAN_IDS = ['basic', 'full'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export interface CurrentPlan {
  plan: PlanId
  /** Days left of the free trial, including its last day; null without a trial or after it. */
  trialDaysLeft: number | null
}

/** The plan of an account: after a trial the full plan continues and is billed (docs/rules.md SU-02, SU-03). */
export function currentPlan({
  plan,
  trialEndsDaysAgo,
}: Pick<Billing, 'plan' | 'trialEndsDaysAgo'>): CurrentPlan {
  if (plan === 'basic') return { plan: 'basic', trialDaysLeft: null }
  return { plan: 'full', trialDaysLeft: trialEndsDaysAgo <= 0 ? 0 - trialEndsDaysAgo : null }
}

/** The lines of a monthly bill with the full plan, ignoring a trial: its connected vehicles are billed a second time. */
export function linesWithFullPlan(lines: readonly BilledLine[]): BilledLine[] {
  return lines.flatMap((line) =>
    line.item === 'connected' ? [line, { item: 'fullPlan', vehicles: line.vehicles }] : [line],
  )
}

/** The lines of a monthly bill with the current plan; empty during a trial. */
export function linesOfPlan(
  lines: readonly BilledLine[],
  { plan, trialDaysLeft }: CurrentPlan,
): BilledLine[] {
  return plan === 'full' && trialDaysLeft === null ? linesWithFullPlan(lines) : [...lines]
}

/** A capability that a plan may lock, and the plans that include it. */
export interface PlanComparison {
  part: LockablePart
  has: Record<PlanId, boolean>
}

/** Which plan includes what, derived from what the product locks (docs/rules.md SU-04). */
export function comparePlans(input: Omit<CapabilityInput, 'mode' | 'essentials'>): PlanComparison[] {
  const basic = capabilities({ ...input, mode: 'fleet', essentials: true })
  const full = capabilities({ ...input, mode: 'fleet', essentials: false })
  return LOCKABLE_PARTS.map((part) => ({ part, has: { basic: basic[part], full: full[part] } }))
}
