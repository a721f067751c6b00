import type { DayTime } from '#domain/base/demoTime'
import type { DaySpan } from '../expenseTotals'
import type { ReportType } from '../report'

/**
 * A finished report as figures of the data, independent of language and units (docs/rules.md RE-05). Page,
 * print and files are all written from it, so that they agree.
 */
export interface ReportDocument {
  type: ReportType
  vehicles: number
  /** The requested days. */
  asked: DaySpan
  /** The part of them that has figures; null if there are none. */
  covered: DaySpan | null
  figures: readonly ReportFigure[]
  charts: readonly ReportChart[]
  table: ReportTable
  notes: readonly ReportNote[]
  /** Why the table has no rows; null if it has some. */
  empty: EmptyReason | null
}

/** The part that each type creates; the rest is the same for all types. */
export type DocumentBody = Pick<ReportDocument, 'figures' | 'charts' | 'table' | 'notes'>

/** The kind of a number. Miles, US gallons, miles per gallon, US dollars: writers convert to the reader's units. */
export type ValueKind =
  | 'text'
  | 'when'
  | 'distance'
  | 'volume'
  | 'energy'
  | 'fuelEconomy'
  | 'electricEconomy'
  | 'money'
  | 'costPerMile'
  | 'count'
  | 'ratePer100Mi'
  | 'score'
  | 'percent'
  | 'minutes'
  | 'pressure'

/** Codes in a report's cells and groups, which have messages. */
export type ReportCode =
  | 'dayTotal'
  | 'fueling'
  | 'charging'
  | 'high'
  | 'medium'
  | 'noIssues'
  | 'noData'
  | 'oil'
  | 'tire'
  | 'level'
  | 'brakes'
  | 'battery'
  | 'hardBraking'
  | 'hardAcceleration'
  | 'roadSpeeding'
  | 'speedOver80'
  | 'seatbelt'

/** A value of the data; null if unknown. A day without a minute is the day as a whole. */
export type Cell = string | number | DayTime | { daysAgo: number } | { codes: readonly ReportCode[] } | null

export const COLUMN_IDS = [
  'when',
  'vehicle',
  'driver',
  'from',
  'to',
  'type',
  'merchant',
  'distance',
  'minutes',
  'idleMinutes',
  'idleShare',
  'score',
  'scoreBefore',
  'hardBraking',
  'hardAcceleration',
  'roadSpeeding',
  'speedOver80',
  'seatbelt',
  'events',
  'eventRate',
  'volume',
  'energy',
  'fuelEconomy',
  'electricEconomy',
  'amount',
  'costPerMile',
  'health',
  'findings',
  'levelPercent',
  'oilLife',
  'tireShortfall',
  'brakes',
  'daysDriven',
  'dayShare',
  'distancePerDay',
] as const
export type ColumnId = (typeof COLUMN_IDS)[number]

export interface ReportColumn {
  id: ColumnId
  kind: ValueKind
}

export interface ReportRow {
  id: string
  /** One for each column. */
  cells: readonly Cell[]
}

export interface ReportTable {
  by: 'vehicle' | 'driver' | 'trip' | 'expense'
  columns: readonly ReportColumn[]
  rows: readonly ReportRow[]
  /** One for each column; null if a sum is meaningless. Empty for a table without totals. */
  totals: readonly Cell[]
  /** Sort order of the rows. */
  sort: { column: ColumnId; descending: boolean }
}

export type FigureId =
  | 'trips'
  | 'distance'
  | 'minutes'
  | 'score'
  | 'drivers'
  | 'events'
  | 'eventRate'
  | 'volume'
  | 'energy'
  | 'amount'
  | 'spentOnFuel'
  | 'spentOnCharging'
  | 'costPerMile'
  | 'attention'
  | 'noIssues'
  | 'noData'
  | 'vehicles'
  | 'utilization'
  | 'idleShare'

/** Small text below a figure. */
export type FigureNote =
  | { is: 'vehicles'; counted: number; of: number }
  | { is: 'value'; kind: ValueKind; value: Cell }
  | { is: 'high'; count: number }
  | { is: 'lowScores'; count: number }
  | { is: 'purchases'; count: number }
  | { is: 'minutes'; minutes: number }
  /** Distance of the trips that are stored individually, and since which day. */
  | { is: 'tripsSince'; distanceMi: number; daysAgo: number }
  /** The part of a distance that is older than those. */
  | { is: 'earlierDays'; distanceMi: number }

export interface ReportFigure {
  id: FigureId
  kind: ValueKind
  value: Cell
  note: FigureNote | null
}

export type ChartId =
  | 'distanceByDay'
  | 'eventsByDay'
  | 'volumeByDay'
  | 'energyByDay'
  | 'amountByDay'
  | 'vehiclesByDay'
  | 'eventsByType'
  | 'scores'
  | 'vehiclesByHealth'

/** A day, a code, or a range of scores with both ends inclusive. */
export type ChartPlace = { daysAgo: number } | { code: ReportCode } | { from: number; to: number }

export interface ReportChart {
  id: ChartId
  kind: ValueKind
  /** In the order of the axis; days from the oldest. */
  points: readonly { place: ChartPlace; value: number }[]
  /** Average of a day; null if it is meaningless. */
  average: number | null
}

/** Notes for the reader: how figures were calculated, and what is missing. */
export type ReportNote =
  | { is: 'silent'; labels: readonly string[] }
  | { is: 'stood'; count: number }
  | { is: 'gone'; count: number }
  | { is: 'keptDays'; span: DaySpan }
  | { is: 'dayTotals'; tripDays: number }
  | { is: 'weightedScore' }
  | { is: 'ownVehicles' }
  | { is: 'scoresByVehicle' }
  | { is: 'eventRate' }
  | { is: 'economy' }
  | { is: 'recordedCosts' }
  | { is: 'readingsNow' }
  | { is: 'readingsOf'; daysAgo: number }
  | { is: 'readingsOfStanding'; count: number }
  | { is: 'utilization' }
  | { is: 'paidInDays' }

/**
 * Why there is nothing to show: no matching vehicle, vehicles that are gone, days without figures, no data,
 * or no events.
 */
export type EmptyReason = 'noVehicles' | 'gone' | 'notKept' | 'noData' | 'nothing'

/** A driver with a lower score needs coaching: the upper end of the lower band (docs/rules.md TR-15). */
export const LOW_SCORE = 70
