import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { flagOf } from '#domain/notifications/allowsInApp'
import type { FeedEvent } from '#domain/notifications/feed'
import { FIRING_REASONS, type Firings } from '#domain/notifications/firing/firing'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { watchedVehicles } from '#domain/notifications/watchedVehicles'
import { addFeedItem, type NewFeedItem } from '../../../../data/queries/feed'
import type { RuleVehicle } from '../../../../data/queries/firingFacts'
import { minutesSinceDemoNow } from '../../../../state/demoClock'
import { setPanelOpen } from '../../../../state/panel'
import { Button } from '../../../../ui/controls/Button'
import { toast } from '../../../../ui/feedback/toast'
import { Icon } from '../../../../ui/icons/Icon'
import { ICONS } from '../../../../ui/icons/icons'
import { EVENT_FLAG_LOOKS } from '../../../../widgets/rules/look/eventFlagLooks'
import { reasonsOf } from './firingReasons'
import type { EditedRule } from './RulePreview'

export interface TestRuleProps extends EditedRule {
  /** Null until they are counted, for example before a fence is drawn. */
  firings: Firings | null
}

/** Sends a sample of a rule to the visitor's own notifications. */
export function TestRule({ rule, name, ruleId, problem, facts, firings }: TestRuleProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const test = async () => {
    if (problem !== null) return toast(t`Not tested yet. ${problem}`, 'info')
    if (!rule.inApp)
      return toast(t`In-app notifications are off for this rule, so nothing would show up here.`, 'info')
    const item = testItem({
      rule,
      name: name.trim(),
      ruleId,
      vehicles: facts.vehicles,
      firings,
      minutesSinceNow: minutesSinceDemoNow(),
    })
    if (!item) return toast(t`This rule watches no vehicle, so there is nothing to test.`, 'info')
    const { vehicle } = item
    try {
      const { value } = await addFeedItem(item)
      if (value === null) {
        // The only reason is that the event's flag is off in the settings.
        const flag = flagOf(item.event.reason)
        const event = flag ? i18n._(EVENT_FLAG_LOOKS[flag].name) : ''
        toast(t`“${event}” is off in the notification settings, so nothing would show up here.`, 'info', {
          label: t`Open settings`,
          run: () => void navigate({ to: '/notification-settings' }),
        })
        return
      }
      toast(t`Test sent for ${vehicle}. It is the newest of your notifications.`, 'done', {
        label: t`Show`,
        run: () => setPanelOpen(true),
      })
    } catch {
      toast(t`The test could not be sent. Try again.`, 'problem')
    }
  }
  return (
    <Button kind="soft" onClick={test}>
      <Icon path={ICONS.send} />
      {t`Test it`}
    </Button>
  )
}

interface TestedRule {
  rule: RuleDraft
  name: string
  ruleId: string | null
  vehicles: readonly RuleVehicle[]
  firings: Firings | null
  /** Whole minutes since the demo's now (docs/decisions.md D36). */
  minutesSinceNow: number
}

/** A test notification. */
interface TestItem extends NewFeedItem {
  event: Extract<FeedEvent, { kind: 'rule' }>
}

/**
 * The sample that a test adds to the feed: for the vehicle for which the rule would have fired most often,
 * otherwise for the first watched one. Null if the rule watches no vehicle or has no condition.
 */
function testItem({ rule, name, ruleId, vehicles, firings, minutesSinceNow }: TestedRule): TestItem | null {
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
