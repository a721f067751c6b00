import { drivingState } from '#domain/vehicle/drivingState'
import type { DaySpan } from '../expenseTotals'
import type { ReportType } from '../report'
import { expensesDocument } from './expensesDocument'
import { fuelDocument } from './fuelDocument'
import { healthDocument } from './healthDocument'
import { keptDays } from './keptDays'
import type { DocumentBody, EmptyReason, ReportDocument, ReportNote } from './reportDocument'
import type { ReportFacts } from './reportFacts'
import { safetyDocument } from './safetyDocument'
import { scoresDocument } from './scoresDocument'
import { tripsDocument } from './tripsDocument'
import { utilizationDocument } from './utilizationDocument'

const BODIES: Record<ReportType, (facts: ReportFacts, span: DaySpan) => DocumentBody> = {
  tripHistory: tripsDocument,
  driverScores: scoresDocument,
  safetyEvents: safetyDocument,
  fuelAndEnergy: fuelDocument,
  vehicleHealth: healthDocument,
  utilization: utilizationDocument,
  expenses: expensesDocument,
}

/**
 * Creates a report from the stored data (docs/rules.md RE-05). It notes missing days and vehicles, and says
 * why if there is nothing to show (docs/rules.md RE-06).
 */
export function makeDocument(type: ReportType, asked: DaySpan, facts: ReportFacts): ReportDocument {
  const covered = keptDays(asked)
  const body = covered && facts.vehicles.length > 0 ? BODIES[type](facts, covered) : null
  const empty = body ? emptyBody(type, facts, body) : emptyBefore(facts, covered)
  const shown = empty === null ? body : null
  return {
    type,
    vehicles: facts.vehicles.length,
    asked,
    covered,
    figures: shown?.figures ?? [],
    charts: shown?.charts ?? [],
    table: shown?.table ?? NO_TABLE,
    notes: [
      ...(covered && covered.fromDaysAgo < asked.fromDaysAgo
        ? [{ is: 'keptDays', span: covered } as const]
        : []),
      ...(facts.gone > 0 ? [{ is: 'gone', count: facts.gone } as const] : []),
      ...(shown?.notes ?? []),
    ] satisfies ReportNote[],
    empty,
  }
}

const NO_TABLE: ReportDocument['table'] = {
  by: 'vehicle',
  columns: [],
  rows: [],
  totals: [],
  sort: { column: 'vehicle', descending: false },
}

function emptyBefore(facts: ReportFacts, covered: DaySpan | null): EmptyReason {
  if (facts.vehicles.length > 0) return covered === null ? 'notKept' : 'nothing'
  return facts.gone > 0 ? 'gone' : 'noVehicles'
}

/** Health is known for a vehicle without days, and expenses need none; everything else is derived from days. */
function emptyBody(type: ReportType, facts: ReportFacts, { table }: DocumentBody): EmptyReason | null {
  const needsDays = type !== 'vehicleHealth' && type !== 'expenses'
  if (needsDays && !facts.vehicles.some(({ id }) => facts.days.has(id))) {
    const isSilent = facts.vehicles.every(({ healthNow }) => drivingState(healthNow, null) === 'silent')
    return isSilent ? 'noData' : 'nothing'
  }
  return table.rows.length === 0 ? 'nothing' : null
}
