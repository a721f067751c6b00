import type { EventFlag } from './channels'
import type { FeedEvent } from './feed'
import type { FiringReason } from './firing/firing'
import type { EventSettings, FleetActivityRow, NotificationRow } from './notificationRow'
import type { NotificationRule } from './notificationRule'

/** Settings that decide whether an event reaches the feed. */
export interface InAppSettings {
  rows: readonly Pick<NotificationRow, 'id' | 'inApp'>[]
  eventSettings: Pick<EventSettings, EventFlag>
  rules: readonly Pick<NotificationRule, 'id' | 'inApp'>[]
}

/**
 * Whether a new event is shown in the app (docs/rules.md NR-03, ES-00): the channel of its row or its flag is
 * on. An event of a rule needs both the flag of its reason and the rule's channel; a test of a rule needs
 * only the flag, because the tester sees the channel beside the button. Events without a setting are always
 * shown.
 */
export function allowsInApp(event: FeedEvent, { rows, eventSettings, rules }: InAppSettings): boolean {
  switch (event.kind) {
    case 'oil':
    case 'tire':
    case 'lowFuel':
    case 'charging':
      return eventSettings.diagnostics
    case 'speeding':
      return eventSettings.driverSpeeding
    case 'reminder':
      return eventSettings.maintenanceReminder
    case 'checkInCheckOut':
      return isRowOn(rows, 'vehicleCheckInOut')
    case 'onboarding':
      return isRowOn(rows, 'vehicleAddedRemoved')
    case 'rule': {
      const flag = flagOf(event.reason)
      if (flag && !eventSettings[flag]) return false
      return event.isTest || (rules.find(({ id }) => id === event.ruleId)?.inApp ?? true)
    }
    default:
      return true
  }
}

/** The flag that enables a firing reason; null if it has none (docs/rules.md ES-01 to ES-03). */
export function flagOf(reason: FiringReason): EventFlag | null {
  switch (reason) {
    case 'oil':
    case 'tires':
    case 'fuel':
    case 'charge':
      return 'diagnostics'
    case 'fixedSpeed':
    case 'roadSpeed':
      return 'driverSpeeding'
    case 'mileage':
    case 'time':
      return 'maintenanceReminder'
    default:
      return null
  }
}

const isRowOn = (rows: InAppSettings['rows'], row: FleetActivityRow): boolean =>
  rows.find(({ id }) => id === row)?.inApp ?? true
