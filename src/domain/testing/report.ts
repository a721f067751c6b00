import type { Report } from '#domain/reports/report'

/** A report on demand over the last week; tests override fields. */
export function aReport(change: Partial<Report> = {}): Report {
  return {
    id: 'rp-1',
    section: 'fleet',
    type: 'driverScores',
    name: null,
    fleet: null,
    lot: null,
    vehicles: { by: 'all' },
    dateRange: { by: 'last', days: 7 },
    schedule: null,
    pausedOn: null,
    earlierRuns: [],
    runsFrom: { daysAgo: 0, minuteOfDay: 600 },
    createdBy: 'm-1',
    createdOn: { daysAgo: 0, minuteOfDay: 600 },
    ...change,
  }
}
