import type { EventFlag } from './channels'
import type { FeedEvent } from './feed'
import type { EventSettings, FleetActivityRow, NotificationRow } from './notificationRow'
import type { NotificationRule } from './notificationRule'

/** What decides whether news reaches the feed: the settings' rows and flags, and the rules. */
export interface InAppSettings {
  rows: readonly Pick<NotificationRow, 'id' | 'inApp'>[]
  eventSettings: Pick<EventSettings, EventFlag>
  rules: readonly Pick<NotificationRule, 'id' | 'inApp'>[]
}

/**
 * Whether a new event is shown in the app (docs/rules.md NR-03, ES-00): its row's channel or its flag is
 * on, or its rule's channel. What no setting names always is. A test is: whoever runs it sees the rule's
 * channel beside the button.
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
    case 'rule':
      return event.isTest || (rules.find(({ id }) => id === event.ruleId)?.inApp ?? true)
    default:
      return true
  }
}

const isRowOn = (rows: InAppSettings['rows'], row: FleetActivityRow): boolean =>
  rows.find(({ id }) => id === row)?.inApp ?? true
