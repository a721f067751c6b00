import type { Weekday } from '../places/place'
import type { FleetName, VehicleTag } from '../vehicle/vehicle'

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

export const REPORT_INTERVALS = ['day', 'week', 'month'] as const
export type ReportInterval = (typeof REPORT_INTERVALS)[number]

/** Vehicles chosen one by one, or those of a tag now and later. */
export type ReportVehicles = { by: 'manual'; vehicleIds: string[] } | { by: 'tags'; tags: VehicleTag[] }

/** When a scheduled report is made; days before today, to come are negative. */
export interface ReportSchedule {
  startDaysAgo: number
  /** Null: until it is stopped, or until `occurrences` are made. */
  endDaysAgo: number | null
  /** Repeat every so many intervals. */
  repeatEvery: number
  interval: ReportInterval
  /** Of a weekly one; null for others. */
  weekday: Weekday | null
  /** Times in all; null without limit. */
  occurrences: number | null
}

/** A report (docs/rules.md RP-00). */
export interface Report {
  /** `rp-N`. */
  id: string
  type: ReportType
  /** Null: all fleets. */
  fleet: FleetName | null
  vehicles: ReportVehicles
  /** Days that it covers, both included; `toDaysAgo` 1 is yesterday, the newest full day. */
  dateRange: { fromDaysAgo: number; toDaysAgo: number }
  /** Null: made on demand, once. */
  schedule: ReportSchedule | null
  /** `m-N`. */
  createdBy: string
  createdDaysAgo: number
}
