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

/** The part of a plan that each type requires (docs/decisions.md D33); null if every plan has it. */
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

/** Maximum length of a name, in characters. */
export const MAX_REPORT_NAME = 60

/** All vehicles of its fleet or lot, current and future ones with a tag, or individually chosen ones. */
export type ReportVehicles =
  | { by: 'all' }
  | { by: 'tags'; tags: AnyTag[] }
  | { by: 'manual'; vehicleIds: string[] }

/** Spans that end on the day before a run. */
export const LAST_DAYS = [1, 7, 14, 30, 60] as const
export type LastDays = (typeof LAST_DAYS)[number]

/** Days that a report covers: the last ones before each run, the previous month, or fixed days. */
export type ReportRange =
  | { by: 'last'; days: LastDays }
  | { by: 'lastMonth' }
  /** Days before the demo's today, both inclusive; `toDaysAgo` 1 is yesterday, the newest full day. */
  | { by: 'days'; fromDaysAgo: number; toDaysAgo: number }

/** When a scheduled report is made (docs/reports.md R1), in days before today; future days are negative. */
export interface ReportSchedule {
  startDaysAgo: number
  /** Null: until it is paused, or `occurrences` is reached. */
  endDaysAgo: number | null
  /** Number of intervals between runs. */
  repeatEvery: number
  interval: ReportInterval
  /** Of a weekly schedule; null for others. */
  weekday: Weekday | null
  /** Of a monthly schedule, 1 to 31, or the last day of a shorter month; null for others. */
  dayOfMonth: number | null
  /** Total number of runs; null without a limit. */
  occurrences: number | null
}

/** A report (docs/rules.md RP-00). */
export interface Report {
  /** `rp-N`. */
  id: string
  section: Section
  type: ReportType
  /** Name given by a user; null for the name of its type. */
  name: LocalText | null
  /** Null: all fleets. */
  fleet: FleetName | null
  /** A dealer's lot instead of a fleet; null: all lots. */
  lot: Lot | null
  vehicles: ReportVehicles
  dateRange: ReportRange
  /** Null: made on demand. */
  schedule: ReportSchedule | null
  /** Since when it is paused; null if it is not. */
  pausedOn: DayTime | null
  /** Runs from before the last change of its schedule, in order; they do not change. */
  earlierRuns: ReportRun[]
  /** Since when its schedule applies. */
  runsFrom: DayTime
  /** `m-N`, or `a-N` of a dealer. */
  createdBy: string
  createdOn: DayTime
}

/** Report types of a section: a dealer's vehicles have no expenses. */
export function reportTypesOf(section: Section): readonly ReportType[] {
  return section === 'fleet' ? REPORT_TYPES : REPORT_TYPES.filter((type) => type !== 'expenses')
}

/** Whether a report is listed for a chosen fleet or lot: its own, or one of all (docs/reports.md R4). */
export function isOfGroup({ fleet, lot }: Pick<Report, 'fleet' | 'lot'>, group: string): boolean {
  const own = fleet ?? lot
  return group === 'all' || own === null || own === group
}
