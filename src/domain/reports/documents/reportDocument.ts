import type { DayTime } from '#domain/base/demoTime'
import type { DaySpan } from '../expenseTotals'
import type { ReportType } from '../report'

/**
 * A finished report as figures of the data, before any language or unit (docs/rules.md RE-05). The page, paper
 * and each file are written from it, so that they agree.
 */
export interface ReportDocument {
  type: ReportType
  /** Vehicles that it is about. */
  vehicles: number
  /** The days that were asked for. */
  asked: DaySpan
  /** Those of them that figures are kept for; null when there are none. */
  covered: DaySpan | null
  figures: readonly ReportFigure[]
  charts: readonly ReportChart[]
  table: ReportTable
  notes: readonly ReportNote[]
  /** Why the table has no rows; null when it has some. */
  empty: EmptyReason | null
}

/** What each type makes; the rest is the same for all. */
export type DocumentBody = Pick<ReportDocument, 'figures' | 'charts' | 'table' | 'notes'>

/** What a number is of. Miles, US gallons, miles a gallon, US dollars: a writer knows the reader's units. */
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

/** Words of the data that a report's cells and groups say by code. */
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

/** A value of the data; null where nothing is known. A day without a minute is the day as a whole. */
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
  /** What a row is. */
  by: 'vehicle' | 'driver' | 'trip' | 'expense'
  columns: readonly ReportColumn[]
  rows: readonly ReportRow[]
  /** One for each column; null where a sum says nothing. Empty for a table without totals. */
  totals: readonly Cell[]
  /** How the rows lie. */
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

/** What stands small below a figure. */
export type FigureNote =
  | { is: 'vehicles'; counted: number; of: number }
  | { is: 'value'; kind: ValueKind; value: Cell }
  | { is: 'high'; count: number }
  | { is: 'lowScores'; count: number }
  | { is: 'purchases'; count: number }
  | { is: 'minutes'; minutes: number }
  /** How far the trips that are kept one by one went, and since which day they are. */
  | { is: 'tripsSince'; distanceMi: number; daysAgo: number }
  /** What of a distance is of days before those. */
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

/** A day, a kind of thing, or a band of scores, both its ends included. */
export type ChartPlace = { daysAgo: number } | { code: ReportCode } | { from: number; to: number }

export interface ReportChart {
  id: ChartId
  kind: ValueKind
  /** In the order of the axis; days from the oldest. */
  points: readonly { place: ChartPlace; value: number }[]
  /** Mean of a day; null where one says nothing. */
  average: number | null
}

/** What a reader has to know: how figures came about, and what is missing. */
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

/** Nothing to show: nothing that matches, nothing kept of those days, no data of them, or nothing that happened. */
export type EmptyReason = 'noVehicles' | 'gone' | 'notKept' | 'noData' | 'nothing'

/** The score below which a driver is counted as one to talk to: the lower band's upper end (docs/rules.md TR-15). */
export const LOW_SCORE = 70
