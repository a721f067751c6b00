import type { DayTime } from '#domain/base/demoTime'
import type { Live } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import {
  type Channel,
  type EventFlag,
  hasChannel,
  withChannel,
  withFlagsOf,
} from '#domain/notifications/channels'
import {
  type EventSettings,
  FLEET_ACTIVITY_ROWS,
  type NotificationRow,
  SUBSCRIPTION_ROWS,
} from '#domain/notifications/notificationRow'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRow, changeRows } from '../core/visitorChanges'

/** The rows of a section, in the order of the product (docs/rules.md NS-02, NS-03). */
export function useNotificationRows(section: Section): Live<NotificationRow[]> {
  return useLiveQuery(rowsQuery, section)
}

const ORDER: readonly string[] = [...FLEET_ACTIVITY_ROWS, ...SUBSCRIPTION_ROWS]

const rowsQuery = storedQuery(['notificationRows'], async (db, section: Section) => {
  const all = await db.notificationRows.toArray()
  return all
    .filter(({ showInFleet, showInDealer }) => (section === 'fleet' ? showInFleet : showInDealer))
    .toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id))
})

/** Which events are on. */
export function useEventSettings(): Live<EventSettings> {
  return useLiveQuery(eventSettingsQuery)
}

const eventSettingsQuery = storedQuery(['eventSettings'], (db) => db.eventSettings.get('events'))

/** Switches a channel of rows and updates their flags, until the visit is reset. */
export function changeRowChannel(
  ids: readonly NotificationRow['id'][],
  channel: Channel,
  on: boolean,
): Promise<UndoableChange> {
  return changeRows(['notificationRows', 'eventSettings'], async (rows) => {
    const all = await rows.all('notificationRows')
    const changed = all.filter(({ id }) => ids.includes(id)).map((row) => withChannel(row, channel, on))
    for (const row of changed) await rows.put('notificationRows', row)
    const settings = await rows.get('eventSettings', 'events')
    if (settings) await rows.put('eventSettings', withFlagsOf(settings, changed))
  })
}

/** Turns an event without a row on or off, until the visit is reset. */
export function changeEventFlag(flag: EventFlag, on: boolean): Promise<UndoableChange> {
  return changeRow('eventSettings', 'events', (settings) => ({ ...settings, [flag]: on }))
}

/**
 * Switches a channel of a rule and updates its time, until the visit is reset (docs/rules.md SE-22). A rule
 * keeps one channel: switching off its last one changes nothing.
 */
export function changeRuleChannel(
  id: string,
  channel: Channel,
  on: boolean,
  at: DayTime,
): Promise<UndoableChange> {
  return changeRow('customNotifications', id, (rule) => {
    const changed = withChannel(rule, channel, on)
    return hasChannel(changed) ? { ...changed, lastUpdated: at } : rule
  })
}
