import type { FeedEvent } from '#domain/notifications/feed'
import { FIRING_REASONS, type Firings } from '#domain/notifications/firing/firing'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { watchedVehicles } from '#domain/notifications/watchedVehicles'
import type { NewFeedItem } from '../../../data/queries/feed'
import type { RuleVehicle } from '../../../data/queries/firingFacts'
import { reasonsOf } from './reasonsOf'

export interface TestedRule {
  rule: RuleDraft
  name: string
  ruleId: string | null
  vehicles: readonly RuleVehicle[]
  firings: Firings | null
  /** Whole minutes since the demo's now (docs/decisions.md D36). */
  minutesSinceNow: number
}

/** A test as the feed takes it. */
export interface TestItem extends NewFeedItem {
  event: Extract<FeedEvent, { kind: 'rule' }>
}

/**
 * The sample that a test adds to the feed: of the vehicle for which the rule would fire most often, or of
 * the first that it watches. Null when it watches none, or nothing is switched on.
 */
export function testItem({
  rule,
  name,
  ruleId,
  vehicles,
  firings,
  minutesSinceNow,
}: TestedRule): TestItem | null {
  const [most] = firings?.vehicles ?? []
  const vehicle =
    vehicles.find(({ id }) => id === most?.vehicleId) ?? watchedVehicles(rule, vehicles)[0] ?? null
  const reasons = reasonsOf(rule)
  const reason =
    FIRING_REASONS.filter((one) => reasons.includes(one)).sort(
      (a, b) => (most?.byReason[b] ?? 0) - (most?.byReason[a] ?? 0),
    )[0] ?? null
  if (!vehicle || !reason) return null
  return {
    section: rule.section,
    vehicleId: vehicle.id,
    vehicle: vehicle.label,
    driverId: vehicle.driverId,
    driver: vehicle.driver,
    minutesAgo: 0 - minutesSinceNow,
    event: { kind: 'rule', ruleId, ruleType: rule.type, name, reason, isTest: true },
  }
}
