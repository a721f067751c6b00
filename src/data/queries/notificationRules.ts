import type { Region } from '../../domain/kiosk/locale'
import {
  fenceOf,
  type GeofenceRule,
  isGeofenceRule,
  type NotificationRule,
  nextNotificationId,
  type RuleOf,
} from '../../domain/notifications/notificationRule'
import { RULE_TYPES, type RuleType } from '../../domain/notifications/ruleType'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'
import type { Act } from '../core/undo'
import { changeRows, type VisitorRows } from '../core/visitorChanges'
import { type DrawnFence, putFence } from './geofences'

/** Rules of one type in the order of their ids; null while the dataset is still being stored. */
export function useNotificationRules<Type extends RuleType>(type: Type): Live<RuleOf<Type>[] | null> {
  return useStored(
    ['customNotifications'],
    async (db) => {
      const rules = await db.customNotifications.where('type').equals(type).toArray()
      return rules.filter(isOfType(type)).toSorted((a, b) => Number(a.id) - Number(b.id))
    },
    [type],
  )
}

const isOfType =
  <Type extends RuleType>(type: Type) =>
  (rule: NotificationRule): rule is NotificationRule & RuleOf<Type> =>
    rule.type === type

type RuleRows = VisitorRows<'customNotifications' | 'geofences'>

/** What a geofence rule tells by: a fence that is stored already, or one that was drawn for it. */
export type FenceChoice = { stored: string } | { drawn: DrawnFence; region: Region }

/** A geofence rule as it is to be stored; `id` null makes a new one. */
export interface GeofenceRuleChange {
  id: string | null
  /** Everything but what storing decides; `lastUpdated` is the moment of saving. */
  rule: Omit<GeofenceRule, 'id' | 'type'>
  fence: FenceChoice
}

/**
 * Creates or updates a geofence rule and its fence together, until the visit is reset. A drawing
 * changes the rule's own fence; one that another rule shares is left alone, and a new fence made.
 * The act's value is the rule's id, the next incremental one for a new rule (docs/rules.md SE-17).
 */
export function saveGeofenceRule({ id, rule, fence }: GeofenceRuleChange): Promise<Act<string>> {
  return changeRows(['customNotifications', 'geofences'], async (rows) => {
    const all = await rows.all('customNotifications')
    const before = all.filter(isGeofenceRule).find((row) => row.id === id)
    const mapId =
      'stored' in fence
        ? fence.stored
        : await putFence(rows, ownFence(all, before ?? null), fence.drawn, fence.region)
    const row: GeofenceRule = {
      ...rule,
      id: before?.id ?? nextNotificationId(all),
      type: RULE_TYPES.geofence,
      geofence: { ...rule.geofence, mapId },
    }
    await rows.put('customNotifications', row)
    if (before) await dropUnused(rows, before.geofence.mapId)
    return row.id
  })
}

/** Removes a rule for everybody until the visit is reset, and with it a drawn fence that no other rule uses. */
export function deleteNotification(id: string): Promise<Act> {
  return changeRows(['customNotifications', 'geofences'], async (rows) => {
    const row = await rows.get('customNotifications', id)
    if (!row) return
    await rows.remove('customNotifications', id)
    await dropUnused(rows, fenceOf(row))
  })
}

/** The fence of a rule that no other rule uses; null when there is none. */
function ownFence(all: readonly NotificationRule[], rule: GeofenceRule | null): string | null {
  const mapId = rule?.geofence.mapId ?? null
  const shared = all.some((other) => other.id !== rule?.id && fenceOf(other) === mapId)
  return shared ? null : mapId
}

/** A visitor's fence goes with the last rule that told by it; shipped ones stay on the map. */
async function dropUnused(rows: RuleRows, mapId: string | null): Promise<void> {
  if (mapId === null || !(await rows.isOwn('geofences', mapId))) return
  const all = await rows.all('customNotifications')
  if (!all.some((rule) => fenceOf(rule) === mapId)) await rows.remove('geofences', mapId)
}
