import type { Region } from '#domain/base/locale'
import type { LocalText } from '#domain/base/localText'
import type { Section } from '#domain/base/section'
import type { Lot } from '#domain/dealer/lot'
import type { ReportType } from '#domain/reports/report'
import type { RecallType } from '#domain/vehicle/recall'
import type { FiringReason } from './firing/firing'
import { RULE_TYPES, type RuleType } from './ruleType'

/** The event types, in order (docs/rules.md NC-04): the filters of a feed, each with an icon. */
export const FEED_EVENT_TYPES = [
  'onboarding',
  'checkInCheckOut',
  'maintenance',
  'fuel',
  'trip',
  'geofence',
  'locationMasking',
  'adapterIssue',
  'remoteCommands',
  'offHours',
  'charging',
  'recall',
  'adas',
  'camera',
] as const
export type FeedEventType = (typeof FEED_EVENT_TYPES)[number]

/** A trip that ended. */
export interface TripEvent {
  kind: 'trip'
  /** Row of `trips` (fleet) or `dealerTrips` (dealer). */
  tripId: string
  info: { score: number; distanceMi: number; totalMinutes: number; idleMinutes: number }
  /** Number of events by kind. */
  breakdown: { hardBrake: number; hardAcceleration: number; roadSpeeding: number; speedingOver80: number }
}

/** Events: the kinds of docs/rules.md NF-04 to NF-12, and one for each event type that they do not cover. */
export type FeedEvent =
  | TripEvent
  | { kind: 'oil'; oilLife: number }
  | {
      kind: 'tire'
      wheel: 'frontLeft' | 'frontRight' | 'rearLeft' | 'rearRight'
      pressurePsi: number
      recommendedPsi: number
    }
  | { kind: 'charging'; state: 'started' | 'completed' | 'interrupted'; chargePercent: number }
  | { kind: 'cameraOn' }
  | { kind: 'cameraOff' }
  /** Percent over the posted limit. */
  | { kind: 'speeding'; limitMph: number; percent: number }
  /** A remote command; title and category are constants (docs/rules.md NF-12) that the catalog translates. */
  | { kind: 'other'; title: 'Enable Vehicle' | 'Disable Vehicle'; category: 'Remote Commands' }
  | { kind: 'onboarding'; change: 'enrolled' | 'removed' }
  | { kind: 'checkInCheckOut'; direction: 'in' | 'out' }
  | { kind: 'reminder'; task: 'tireRotation' | 'oilChange' | 'inspection' }
  | { kind: 'lowFuel'; fuelPercent: number }
  | { kind: 'geofence'; trigger: 'enter' | 'exit'; geofenceId: string; area: Record<Region, string> }
  | { kind: 'lot'; trigger: 'enter' | 'exit'; lot: Lot }
  | { kind: 'locationMasking'; enabled: boolean }
  | { kind: 'offHours' }
  | { kind: 'recall'; recallId: string; type: RecallType }
  /** A notification rule fired or was tested. */
  | {
      kind: 'rule'
      /** Null while the rule is not stored yet. */
      ruleId: string | null
      ruleType: RuleType
      /** In the visitor's language. */
      name: string
      reason: FiringReason
      isTest: boolean
    }
  /**
   * A scheduled report was created; it belongs to no vehicle and is never stored
   * (`domain/notifications/reportItem.ts`).
   */
  | {
      kind: 'report'
      reportId: string
      run: number
      type: ReportType
      /** Name given by a user; null for the name of its type. */
      name: LocalText | null
    }
  | { kind: 'adas'; alert: 'forwardCollision' | 'laneDeparture' | 'automaticBraking' }

export type FeedKind = FeedEvent['kind']

const EVENT_TYPES: Record<Exclude<FeedKind, 'rule' | 'report'>, FeedEventType> = {
  trip: 'trip',
  speeding: 'trip',
  oil: 'maintenance',
  tire: 'maintenance',
  reminder: 'maintenance',
  charging: 'charging',
  cameraOn: 'camera',
  cameraOff: 'camera',
  other: 'remoteCommands',
  onboarding: 'onboarding',
  checkInCheckOut: 'checkInCheckOut',
  lowFuel: 'fuel',
  geofence: 'geofence',
  lot: 'geofence',
  locationMasking: 'locationMasking',
  offHours: 'offHours',
  recall: 'recall',
  adas: 'adas',
}

const RULE_EVENT_TYPES: Record<RuleType, FeedEventType> = {
  [RULE_TYPES.diagnostics]: 'maintenance',
  [RULE_TYPES.maintenanceReminder]: 'maintenance',
  [RULE_TYPES.driverBehavior]: 'trip',
  [RULE_TYPES.geofence]: 'geofence',
  [RULE_TYPES.locationMasking]: 'locationMasking',
  [RULE_TYPES.vehicleUtilization]: 'trip',
  [RULE_TYPES.offHours]: 'offHours',
  [RULE_TYPES.drivingLimit]: 'trip',
}

/** The event type of a report by its subject. */
const REPORT_EVENT_TYPES: Record<ReportType, FeedEventType> = {
  tripHistory: 'trip',
  driverScores: 'trip',
  safetyEvents: 'trip',
  fuelAndEnergy: 'fuel',
  vehicleHealth: 'maintenance',
  utilization: 'trip',
  expenses: 'fuel',
}

/** The event type that an event belongs to (docs/rules.md NC-04). */
export function eventTypeOf(event: FeedEvent): FeedEventType {
  if (event.kind === 'report') return REPORT_EVENT_TYPES[event.type]
  return event.kind === 'rule' ? RULE_EVENT_TYPES[event.ruleType] : EVENT_TYPES[event.kind]
}

/** One line of the notification feed (docs/rules.md NF-00); sorting by `minutesAgo` puts the newest first. */
export interface FeedItem {
  /** `ff-N` in the fleet's feed, `df-N` in the dealer's. */
  id: string
  section: Section
  /** The vehicle: `v-N`, or `d-N` in the dealer's feed; empty without one. */
  vehicleId: string
  /** Label of the vehicle. */
  vehicle: string
  /** `u-N`; null without a driver, or for a driver outside the fleet. */
  driverId: string | null
  /** Full name; null without a driver. */
  driver: string | null
  /** Minutes before the demo's now (docs/decisions.md D19); negative for later events (docs/decisions.md D36). */
  minutesAgo: number
  event: FeedEvent
}

/** The number in an item's id: items that were added later have higher ones. */
export const feedNumber = ({ id }: Pick<FeedItem, 'id'>): number => Number(id.slice(id.indexOf('-') + 1))

/** Sorts a feed, the newest first; items of the same time by the order in which they were added, the last first. */
export const byNewest = (a: FeedItem, b: FeedItem): number =>
  a.minutesAgo - b.minutesAgo || feedNumber(b) - feedNumber(a)

/** Minutes between items of the demo (docs/rules.md NC-03). */
export const FEED_SPACING_MINUTES = 30

/**
 * Whether an item is shown in the header's panel; the notifications center shows the other kinds with their
 * own text (docs/decisions.md Q8).
 */
export function isShownInPanel({ event }: FeedItem): boolean {
  return event.kind !== 'trip' && event.kind !== 'cameraOn'
}
