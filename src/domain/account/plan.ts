import {
  type CapabilityInput,
  capabilities,
  LOCKABLE_PARTS,
  type LockablePart,
} from '#domain/device/capabilities'
import type { BilledLine } from './estimate'
import type { Billing } from './invoice'

export const PLAN_IDS = ['basic', 'full'] as const
/** The basic plan, or the full one with everything. */
export type PlanId = (typeof PLAN_IDS)[number]

/** The plan that an account has. */
export interface CurrentPlan {
  plan: PlanId
  /** Days that the free trial lasts from today, its last day included; null where there is none (any more). */
  trialDaysLeft: number | null
}

/** The plan of an account: a trial that ended goes on as the full plan, billed (docs/rules.md SU-02, SU-03). */
export function currentPlan({
  plan,
  trialEndsDaysAgo,
}: Pick<Billing, 'plan' | 'trialEndsDaysAgo'>): CurrentPlan {
  if (plan === 'basic') return { plan: 'basic', trialDaysLeft: null }
  return { plan: 'full', trialDaysLeft: trialEndsDaysAgo <= 0 ? 0 - trialEndsDaysAgo : null }
}

/** What a month is billed for with the full plan: its connected vehicles once more, without a trial. */
export function linesWithFullPlan(lines: readonly BilledLine[]): BilledLine[] {
  return lines.flatMap((line) =>
    line.item === 'connected' ? [line, { item: 'fullPlan', vehicles: line.vehicles }] : [line],
  )
}

/** What an account is billed for in a month as its plan is now: nothing for a plan on trial. */
export function linesOfPlan(
  lines: readonly BilledLine[],
  { plan, trialDaysLeft }: CurrentPlan,
): BilledLine[] {
  return plan === 'full' && trialDaysLeft === null ? linesWithFullPlan(lines) : [...lines]
}

/** A part that a plan may lock, and which plan has it. */
export interface PlanComparison {
  part: LockablePart
  has: Record<PlanId, boolean>
}

/** Which plan has what, read from what the product itself locks (docs/rules.md SU-04). */
export function comparePlans(input: Omit<CapabilityInput, 'mode' | 'essentials'>): PlanComparison[] {
  const basic = capabilities({ ...input, mode: 'fleet', essentials: true })
  const full = capabilities({ ...input, mode: 'fleet', essentials: false })
  return LOCKABLE_PARTS.map((part) => ({ part, has: { basic: basic[part], full: full[part] } }))
}
