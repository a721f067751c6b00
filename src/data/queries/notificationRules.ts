import type { Live } from '../../domain/kiosk/live'
import type { Region } from '../../domain/kiosk/locale'
import type { NotificationRule, NotificationType } from '../../domain/notifications/notificationRule'
import { nextNotificationId } from '../../domain/notifications/notificationRule'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import { changeRows, type VisitorRows } from '../core/visitorChanges'
import { type DrawnFence, putFence } from './geofences'

/** Rules of one type in the order of their ids. */
export function useNotificationRules(type: NotificationType): Live<NotificationRule[]> {
  return useLiveQuery(notificationRulesQuery, type)
}

const notificationRulesQuery = storedQuery(['customNotifications'], async (db, type: NotificationType) =>
  (await db.customNotifications.where('type').equals(type).toArray()).toSorted(
    (a, b) => Number(a.id) - Number(b.id),
  ),
)

/** What a geofence rule tells by: a fence that is stored already, or one that was drawn for it. */
export type FenceChoice = { stored: string } | { drawn: DrawnFence; region: Region }

/** A geofence rule as it is to be stored; `id` null makes a new one. */
export interface GeofenceRule {
  id: string | null
  /** Everything but what storing decides; `lastUpdated` is the moment of saving. */
  rule: Omit<NotificationRule, 'id' | 'type'>
  fence: FenceChoice
}

/**
 * Creates or updates a geofence rule and its fence together, until the visit is reset. A drawing
 * changes the rule's own fence; one that another rule shares is left alone, and a new fence made.
 * @returns the rule's id, the next incremental one for a new rule (docs/rules.md SE-17)
 */
export function saveGeofenceRule({ id, rule, fence }: GeofenceRule): Promise<string> {
  return changeRows(['customNotifications', 'geofences'], async (rows) => {
    const all = await rows.all<NotificationRule>('customNotifications')
    const before = all.find((row) => row.id === id)
    const mapId =
      'stored' in fence
        ? fence.stored
        : await putFence(rows, ownFence(all, before ?? null), fence.drawn, fence.region)
    const row: NotificationRule = {
      ...rule,
      id: before?.id ?? nextNotificationId(all),
      type: 8,
      geofence: { ...rule.geofence, mapId },
    }
    await rows.put('customNotifications', row)
    if (before) await dropUnused(rows, before.geofence.mapId)
    return row.id
  })
}

/** Removes a rule for everybody until the visit is reset, and with it a drawn fence that no other rule uses. */
export function deleteNotification(id: string): Promise<void> {
  return changeRows(['customNotifications', 'geofences'], async (rows) => {
    const row = await rows.get<NotificationRule>('customNotifications', id)
    if (!row) return
    await rows.remove('customNotifications', id)
    await dropUnused(rows, row.geofence.mapId)
  })
}

/** The fence of a rule that no other rule uses; null when there is none. */
function ownFence(all: readonly NotificationRule[], rule: NotificationRule | null): string | null {
  const mapId = rule?.geofence.mapId ?? null
  const shared = all.some((other) => other.id !== rule?.id && other.geofence.mapId === mapId)
  return shared ? null : mapId
}

/** A visitor's fence goes with the last rule that told by it; shipped ones stay on the map. */
async function dropUnused(rows: VisitorRows, mapId: string | null): Promise<void> {
  if (mapId === null || !(await rows.isOwn('geofences', mapId))) return
  const all = await rows.all<NotificationRule>('customNotifications')
  if (!all.some(({ geofence }) => geofence.mapId === mapId)) await rows.remove('geofences', mapId)
}
