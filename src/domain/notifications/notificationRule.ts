import type { DayTime } from '#domain/base/demoTime'
import type { LocalText } from '#domain/base/localText'
import type { Section } from '#domain/base/section'
import type { AnyTag } from '#domain/dealer/dealerVehicle'
import type { Weekday } from '#domain/places/place'
import { RULE_TYPES, type RuleType } from './ruleType'

/** A distance as typed; `unit` null means the unit currently shown (docs/decisions.md Q9). */
export interface TypedDistance {
  amount: number
  unit: 'mi' | 'km' | null
}

/** Fields of every rule type (docs/rules.md CN-00). */
export interface RuleBase {
  /** A number from 1, as text: the next is one more than the highest (docs/rules.md SE-17). */
  id: string
  /** Whether it watches the fleet's vehicles or the dealer's inventory. */
  section: Section
  /** Shipped rules have a text in each language; a visitor's own is the same in all. */
  name: LocalText
  allVehicles: boolean
  /** `v-N`, or `d-N` of a dealer; empty for all vehicles and for those with a tag. */
  selectedVehicles: string[]
  /** Every vehicle with one of these tags; empty for all vehicles and for selected ones. */
  selectedTags: AnyTag[]
  /** Whether drivers are notified while driving. */
  sendToActive: boolean
  allManagers: boolean
  onlyMe: boolean
  /** `m-N`, or `a-N` of a dealer; empty for all, or for only the account's own user. */
  selectedManagers: string[]
  inApp: boolean
  email: boolean
  lastUpdated: DayTime
}

/** The conditions of a rule; each type uses its own. */
export interface RuleConditions {
  /** Readings that it watches, each with the product's fixed threshold (`domain/vehicle/lowReadings`). */
  diagnosticConditions: { oil: boolean; tires: boolean; fuel: boolean; charge: boolean }
  speedConditions: {
    active: boolean
    fixed: { speed: number; unit: 'mph' | 'km/h' }
    /** Over the posted limit; there are three variants (docs/decisions.md D5). */
    road: { over: number; unit: 'percent' | 'mph' | 'km/h' }
  }
  /** With both on, the earlier one triggers (docs/rules.md SE-29). */
  maintenanceConditions: {
    mileage: { enabled: boolean; recurrance: TypedDistance; start: TypedDistance }
    time: {
      enabled: boolean
      recurrance: { amount: number; unit: 'months' | 'weeks' }
      start: DayTime
    }
  }
  geofence: {
    days: Record<Weekday, boolean>
    /** Minutes of the day; ignored while `allDay`. */
    time: { allDay: boolean; start: number; end: number }
    trigger: { enter: boolean; exit: boolean }
    /** Row of `geofences`; null before one is drawn, and for rules that apply everywhere. */
    mapId: string | null
  }
  /** Days without a trip after which a vehicle counts as idle. */
  lastTripRecorded: number
  drivingLimit: {
    number: number
    unit: 'hours' | 'miles' | 'kilometers'
    per: 'day' | 'week' | 'month'
    startOfWeek: Weekday
  }
  toggles: {
    brake: boolean
    accel: boolean
    seatbelt: boolean
    fixedSpeed: boolean
    roadSpeed: boolean
  }
}

/** The conditions that each type uses; shipped rows also contain those of the other types, unused. */
interface ConditionsOf {
  1: 'diagnosticConditions'
  3: 'maintenanceConditions'
  7: 'speedConditions' | 'toggles'
  8: 'geofence'
  9: never
  10: 'lastTripRecorded'
  11: 'geofence'
  12: 'drivingLimit'
}

export type ConditionsOfType<Type extends RuleType> = Pick<RuleConditions, ConditionsOf[Type]>

export type RuleOf<Type extends RuleType> = RuleBase & { type: Type } & ConditionsOfType<Type>

/** A notification rule; its type determines what triggers it. */
export type NotificationRule = { [Type in RuleType]: RuleOf<Type> }[RuleType]

export type GeofenceRule = RuleOf<typeof RULE_TYPES.geofence>

/** The id of a rule's geofence; null for a rule of another type. */
export const fenceOf = (rule: NotificationRule): string | null =>
  isGeofenceRule(rule) ? rule.geofence.mapId : null

export const isGeofenceRule = (rule: NotificationRule): rule is GeofenceRule =>
  isOfType(rule, RULE_TYPES.geofence)

export function isOfType<Type extends RuleType>(
  rule: NotificationRule,
  type: Type,
): rule is NotificationRule & RuleOf<Type> {
  return rule.type === type
}

/** The next incremental id: one more than the highest (docs/rules.md SE-17). */
export function nextNotificationId(rows: readonly { id: string }[]): string {
  return String(1 + Math.max(0, ...rows.map(({ id }) => Number(id))))
}
