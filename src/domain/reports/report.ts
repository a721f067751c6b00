import type { DayTime } from '#domain/base/demoTime'
import type { FleetName } from '#domain/base/fleetName'
import type { LocalText } from '#domain/base/localText'
import type { Section } from '#domain/base/section'
import type { AnyTag } from '#domain/dealer/dealerVehicle'
import type { Lot } from '#domain/dealer/lot'
import type { LockablePart } from '#domain/device/capabilities'
import type { Weekday } from '#domain/places/place'
import type { ReportRun } from './reportRun'

export const REPORT_TYPES = [
  'tripHistory',
  'driverScores',
  'safetyEvents',
  'fuelAndEnergy',
  'vehicleHealth',
  'utilization',
  'expenses',
] as const
export type ReportType = (typeof REPORT_TYPES)[number]

/** What a plan must include for each type (docs/decisions.md D33); null where every plan has it. */
export const REPORT_NEEDS: Record<ReportType, LockablePart | null> = {
  tripHistory: 'tripHistory',
  driverScores: 'driverBehavior',
  safetyEvents: 'driverBehavior',
  fuelAndEnergy: 'fuelUse',
  vehicleHealth: null,
  utilization: 'distances',
  expenses: null,
}

export const REPORT_INTERVALS = ['day', 'week', 'month'] as const
export type ReportInterval = (typeof REPORT_INTERVALS)[number]

/** Longest name in characters. */
export const MAX_REPORT_NAME = 60

/** All vehicles of its fleet or lot, those of a tag now and later, or vehicles chosen one by one. */
export type ReportVehicles =
  | { by: 'all' }
  | { by: 'tags'; tags: AnyTag[] }
  | { by: 'manual'; vehicleIds: string[] }

/** Spans that end the day before a run. */
export const LAST_DAYS = [1, 7, 14, 30, 60] as const
export type LastDays = (typeof LAST_DAYS)[number]

/** Days that a report covers: the last ones before each run, the month before it, or days of a calendar. */
export type ReportRange =
  | { by: 'last'; days: LastDays }
  | { by: 'lastMonth' }
  /** Days before the demo's today, both included; `toDaysAgo` 1 is yesterday, the newest full day. */
  | { by: 'days'; fromDaysAgo: number; toDaysAgo: number }

/** When a scheduled report is made (docs/reports.md R1); days before today, to come are negative. */
export interface ReportSchedule {
  startDaysAgo: number
  /** Null: until it is stopped, or until `occurrences` are made. */
  endDaysAgo: number | null
  /** Repeat every so many intervals. */
  repeatEvery: number
  interval: ReportInterval
  /** Of a weekly one; null for others. */
  weekday: Weekday | null
  /** Of a monthly one, 1 to 31, where 31 is the last day of a shorter month too; null for others. */
  dayOfMonth: number | null
  /** Times in all; null without limit. */
  occurrences: number | null
}

/** A report (docs/rules.md RP-00). */
export interface Report {
  /** `rp-N`. */
  id: string
  section: Section
  type: ReportType
  /** As somebody called it; null is the name of its type. */
  name: LocalText | null
  /** Null: all fleets. */
  fleet: FleetName | null
  /** A dealer's lot instead of a fleet; null: all lots. */
  lot: Lot | null
  vehicles: ReportVehicles
  dateRange: ReportRange
  /** Null: made on demand. */
  schedule: ReportSchedule | null
  /** Since when no more are made; null while it is not paused. */
  pausedOn: DayTime | null
  /** Runs from before its schedule was last changed, in their order; they stay as they were. */
  earlierRuns: ReportRun[]
  /** Since when its schedule holds. */
  runsFrom: DayTime
  /** `m-N`, of a dealer's `a-N`. */
  createdBy: string
  createdOn: DayTime
}

/** The seven types as they fit a section: a dealer's vehicles have no expenses. */
export function reportTypesOf(section: Section): readonly ReportType[] {
  return section === 'fleet' ? REPORT_TYPES : REPORT_TYPES.filter((type) => type !== 'expenses')
}

/** Whether a report is listed under a chosen fleet or lot: one of its own, or of all (docs/reports.md R4). */
export function isOfGroup({ fleet, lot }: Pick<Report, 'fleet' | 'lot'>, group: string): boolean {
  const own = fleet ?? lot
  return group === 'all' || own === null || own === group
}
