import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  ChartId,
  ColumnId,
  FigureId,
  ReportCode,
  ReportTable,
} from '#domain/reports/documents/reportDocument'
import { HEALTH_LABELS } from '../../../../i18n/labels'

/** Heads of a report's columns, without units. The head with a speed is made where it is shown, because speeds are converted. */
export const COLUMN_LABELS: Record<Exclude<ColumnId, 'speedOver80'>, MessageDescriptor> = {
  when: msg({ id: 'report.column.when', message: 'Date' }),
  vehicle: msg({ id: 'report.column.vehicle', message: 'Vehicle' }),
  driver: msg({ id: 'report.column.driver', message: 'Driver' }),
  from: msg({ id: 'report.column.from', message: 'From' }),
  to: msg({ id: 'report.column.to', message: 'To' }),
  type: msg({ id: 'report.column.type', message: 'Type' }),
  merchant: msg({ id: 'report.column.merchant', message: 'Merchant' }),
  distance: msg({ id: 'report.column.distance', message: 'Distance' }),
  minutes: msg({ id: 'report.column.minutes', message: 'Driving time' }),
  idleMinutes: msg({ id: 'report.column.idleMinutes', message: 'Idling' }),
  idleShare: msg({ id: 'report.column.idleShare', message: 'Idling share' }),
  score: msg({ id: 'report.column.score', message: 'Score' }),
  scoreBefore: msg({ id: 'report.column.scoreBefore', message: 'Score before' }),
  hardBraking: msg({ id: 'report.column.hardBraking', message: 'Hard braking' }),
  hardAcceleration: msg({ id: 'report.column.hardAcceleration', message: 'Hard acceleration' }),
  roadSpeeding: msg({ id: 'report.column.roadSpeeding', message: 'Road speeding' }),
  seatbelt: msg({ id: 'report.column.seatbelt', message: 'Seat belt off' }),
  events: msg({ id: 'report.column.events', message: 'All events' }),
  eventRate: msg({ id: 'report.column.eventRate', message: 'Rate' }),
  volume: msg({ id: 'report.column.volume', message: 'Fuel' }),
  energy: msg({ id: 'report.column.energy', message: 'Energy' }),
  fuelEconomy: msg({ id: 'report.column.fuelEconomy', message: 'Economy' }),
  electricEconomy: msg({ id: 'report.column.electricEconomy', message: 'Economy' }),
  amount: msg({ id: 'report.column.amount', message: 'Amount' }),
  costPerMile: msg({ id: 'report.column.costPerMile', message: 'Running cost' }),
  health: msg({ id: 'report.column.health', message: 'Health' }),
  findings: msg({ id: 'report.column.findings', message: 'Issues' }),
  levelPercent: msg({ id: 'report.column.levelPercent', message: 'Fuel or charge' }),
  oilLife: msg({ id: 'report.column.oilLife', message: 'Oil life' }),
  tireShortfall: msg({ id: 'report.column.tireShortfall', message: 'Tire below target' }),
  brakes: msg({ id: 'report.column.brakes', message: 'Brake pads left' }),
  daysDriven: msg({ id: 'report.column.daysDriven', message: 'Days driven' }),
  dayShare: msg({ id: 'report.column.dayShare', message: 'Utilization' }),
  distancePerDay: msg({ id: 'report.column.distancePerDay', message: 'Per day driven' }),
}

/** Labels of codes, in a cell or on the axis of a chart. */
export const CODE_LABELS: Record<Exclude<ReportCode, 'speedOver80'>, MessageDescriptor> = {
  ...HEALTH_LABELS,
  dayTotal: msg({ id: 'report.dayTotal', message: 'All trips of the day' }),
  fueling: msg({ id: 'report.fueling', message: 'Fueling' }),
  charging: msg({ id: 'report.charging', message: 'Charging' }),
  oil: msg({ id: 'report.finding.oil', message: 'Low oil life' }),
  tire: msg({ id: 'report.finding.tire', message: 'Low tire pressure' }),
  level: msg({ id: 'report.finding.level', message: 'Low fuel or charge' }),
  battery: msg({ id: 'report.finding.battery', message: 'Low battery' }),
  brakes: msg({ id: 'report.finding.brakes', message: 'Worn brake pads' }),
  hardBraking: COLUMN_LABELS.hardBraking,
  hardAcceleration: COLUMN_LABELS.hardAcceleration,
  roadSpeeding: COLUMN_LABELS.roadSpeeding,
  seatbelt: COLUMN_LABELS.seatbelt,
}

export const FIGURE_LABELS: Record<FigureId, MessageDescriptor> = {
  trips: msg({ id: 'report.figure.trips', message: 'Trips' }),
  distance: COLUMN_LABELS.distance,
  minutes: COLUMN_LABELS.minutes,
  score: msg({ id: 'report.figure.score', message: 'Overall score' }),
  drivers: msg({ id: 'report.figure.drivers', message: 'Drivers with a score' }),
  events: msg({ id: 'report.figure.events', message: 'Safety events' }),
  eventRate: msg({ id: 'report.figure.eventRate', message: 'Event rate' }),
  volume: COLUMN_LABELS.volume,
  energy: COLUMN_LABELS.energy,
  amount: msg({ id: 'report.figure.amount', message: 'Spent' }),
  spentOnFuel: COLUMN_LABELS.volume,
  spentOnCharging: CODE_LABELS.charging,
  costPerMile: COLUMN_LABELS.costPerMile,
  attention: msg({ id: 'report.figure.attention', message: 'Need attention' }),
  noIssues: HEALTH_LABELS.noIssues,
  noData: HEALTH_LABELS.noData,
  vehicles: msg({ id: 'report.figure.vehicles', message: 'Vehicles driven' }),
  utilization: COLUMN_LABELS.dayShare,
  idleShare: COLUMN_LABELS.idleShare,
}

export const CHART_LABELS: Record<ChartId, MessageDescriptor> = {
  distanceByDay: msg({ id: 'report.chart.distanceByDay', message: 'Distance by day' }),
  eventsByDay: msg({ id: 'report.chart.eventsByDay', message: 'Events by day' }),
  volumeByDay: msg({ id: 'report.chart.volumeByDay', message: 'Fuel by day' }),
  energyByDay: msg({ id: 'report.chart.energyByDay', message: 'Energy by day' }),
  amountByDay: msg({ id: 'report.chart.amountByDay', message: 'Spent by day' }),
  vehiclesByDay: msg({ id: 'report.chart.vehiclesByDay', message: 'Vehicles driven by day' }),
  eventsByType: msg({ id: 'report.chart.eventsByType', message: 'Events by type' }),
  scores: msg({ id: 'report.chart.scores', message: 'Scores' }),
  vehiclesByHealth: msg({ id: 'report.chart.vehiclesByHealth', message: 'Vehicles by health' }),
}

export const TABLE_TITLES: Record<ReportTable['by'], MessageDescriptor> = {
  vehicle: msg({ id: 'report.by.vehicle', message: 'By vehicle' }),
  driver: msg({ id: 'report.by.driver', message: 'By driver' }),
  trip: msg({ id: 'report.by.trip', message: 'Trip by trip' }),
  expense: msg({ id: 'report.by.expense', message: 'Expense by expense' }),
}

const DAY = msg({ id: 'report.day', message: 'Day' })

/** What a point of a chart is. */
export const CHART_POINTS: Record<ChartId, MessageDescriptor> = {
  distanceByDay: DAY,
  eventsByDay: DAY,
  volumeByDay: DAY,
  energyByDay: DAY,
  amountByDay: DAY,
  vehiclesByDay: DAY,
  eventsByType: COLUMN_LABELS.type,
  scores: COLUMN_LABELS.score,
  vehiclesByHealth: COLUMN_LABELS.health,
}

/** What the values of a chart are, without their unit. */
export const CHART_VALUES: Record<ChartId, MessageDescriptor> = {
  distanceByDay: COLUMN_LABELS.distance,
  eventsByDay: FIGURE_LABELS.events,
  volumeByDay: COLUMN_LABELS.volume,
  energyByDay: COLUMN_LABELS.energy,
  amountByDay: COLUMN_LABELS.amount,
  vehiclesByDay: FIGURE_LABELS.vehicles,
  eventsByType: FIGURE_LABELS.events,
  scores: msg({ id: 'report.chart.scored', message: 'Number' }),
  vehiclesByHealth: msg({ id: 'report.chart.vehicles', message: 'Vehicles' }),
}
