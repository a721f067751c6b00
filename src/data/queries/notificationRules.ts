import type { Live } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { Section } from '#domain/base/section'
import {
  fenceOf,
  type GeofenceRule,
  isGeofenceRule,
  type NotificationRule,
  nextNotificationId,
} from '#domain/notifications/notificationRule'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { byNumber } from '../core/ids'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRows, type VisitorRows } from '../core/visitorChanges'
import { type DrawnFence, putFence } from './geofences'

/** All rules of a section, of every type, sorted by id. */
export function useSectionRules(section: Section): Live<NotificationRule[]> {
  return useLiveQuery(sectionRulesQuery, section)
}

const sectionRulesQuery = storedQuery(['customNotifications'], async (db, section: Section) =>
  (await db.customNotifications.filter((rule) => rule.section === section).toArray()).toSorted(byNumber),
)

/** A rule before it has an id, with its type. */
export type NewRule = Unnumbered<NotificationRule>
type Unnumbered<Rule extends NotificationRule> = Rule extends NotificationRule ? Omit<Rule, 'id'> : never

/**
 * Creates or updates a rule until the visit is reset; `id` null creates a new one. An update changes the row
 * of that id and type, and no other (docs/decisions.md D10). The change's value is the rule's id, the next
 * incremental one for a new rule (docs/rules.md SE-17).
 */
export function saveNotificationRule(id: string | null, rule: NewRule): Promise<UndoableChange<string>> {
  return changeRows(['customNotifications'], async (rows) => {
    const all = await rows.all('customNotifications')
    const before = all.find((row) => row.id === id && row.type === rule.type)
    const row: NotificationRule = { ...rule, id: before?.id ?? nextNotificationId(all) }
    await rows.put('customNotifications', row)
    return row.id
  })
}

type RuleRows = VisitorRows<'customNotifications' | 'geofences'>

/** The geofence of a rule: a stored one, or one drawn for it. */
export type FenceChoice = { stored: string } | { drawn: DrawnFence; region: Region }

/** A geofence rule to store; `id` null creates a new one. */
export interface GeofenceRuleChange {
  id: string | null
  /** All fields except those assigned when storing; `lastUpdated` is the time of saving. */
  rule: Omit<GeofenceRule, 'id' | 'type'>
  fence: FenceChoice
}

/**
 * Creates or updates a geofence rule and its geofence together, until the visit is reset. A drawing changes
 * the rule's own geofence; if another rule uses it, a new geofence is created instead. The change's value is
 * the rule's id, the next incremental one for a new rule (docs/rules.md SE-17).
 */
export function saveGeofenceRule({ id, rule, fence }: GeofenceRuleChange): Promise<UndoableChange<string>> {
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

/** Deletes a rule until the visit is reset, and its drawn geofence if no other rule uses it. */
export function deleteNotification(id: string): Promise<UndoableChange> {
  return changeRows(['customNotifications', 'geofences'], async (rows) => {
    const row = await rows.get('customNotifications', id)
    if (!row) return
    await rows.remove('customNotifications', id)
    await dropUnused(rows, fenceOf(row))
  })
}

/** The rule's geofence if no other rule uses it, otherwise null. */
function ownFence(all: readonly NotificationRule[], rule: GeofenceRule | null): string | null {
  const mapId = rule?.geofence.mapId ?? null
  const shared = all.some((other) => other.id !== rule?.id && fenceOf(other) === mapId)
  return shared ? null : mapId
}

/** Deletes a visitor's geofence that no rule uses; shipped ones stay on the map. */
async function dropUnused(rows: RuleRows, mapId: string | null): Promise<void> {
  if (mapId === null || !(await rows.isOwn('geofences', mapId))) return
  const all = await rows.all('customNotifications')
  if (!all.some((rule) => fenceOf(rule) === mapId)) await rows.remove('geofences', mapId)
}
