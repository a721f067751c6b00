import type { Report, ReportSchedule } from '../../../src/domain/reports/report'

const last = (days: number) => ({ fromDaysAgo: days, toDaysAgo: 1 })

const weekly = (weekday: ReportSchedule['weekday'], more: Partial<ReportSchedule> = {}): ReportSchedule => ({
  startDaysAgo: 84,
  endDaysAgo: null,
  repeatEvery: 1,
  interval: 'week',
  weekday,
  occurrences: null,
  ...more,
})

/** The reports dataset: scheduled and on demand, for vehicles chosen one by one and by tag. */
export function buildReports(): Report[] {
  const reports: Omit<Report, 'id'>[] = [
    {
      type: 'driverScores',
      fleet: null,
      vehicles: { by: 'tags', tags: ['Car', 'SUV', 'Truck'] },
      dateRange: last(7),
      schedule: weekly('monday'),
      createdBy: 'm-1',
      createdDaysAgo: 84,
    },
    {
      type: 'fuelAndEnergy',
      fleet: 'Fleet One',
      vehicles: { by: 'tags', tags: ['Truck', 'Services'] },
      dateRange: last(30),
      schedule: {
        startDaysAgo: 61,
        endDaysAgo: null,
        repeatEvery: 1,
        interval: 'month',
        weekday: null,
        occurrences: 12,
      },
      createdBy: 'm-3',
      createdDaysAgo: 66,
    },
    {
      type: 'safetyEvents',
      fleet: 'Fleet Two',
      vehicles: { by: 'manual', vehicleIds: ['v-4', 'v-5', 'v-10', 'v-13'] },
      dateRange: last(14),
      schedule: weekly('friday', { startDaysAgo: 40, endDaysAgo: -44, repeatEvery: 2, occurrences: 6 }),
      createdBy: 'm-2',
      createdDaysAgo: 41,
    },
    {
      type: 'vehicleHealth',
      fleet: null,
      vehicles: { by: 'tags', tags: ['EV'] },
      dateRange: last(1),
      schedule: {
        startDaysAgo: 20,
        endDaysAgo: -40,
        repeatEvery: 1,
        interval: 'day',
        weekday: null,
        occurrences: null,
      },
      createdBy: 'm-5',
      createdDaysAgo: 20,
    },
    {
      type: 'utilization',
      fleet: null,
      vehicles: { by: 'tags', tags: ['Services'] },
      dateRange: last(60),
      schedule: weekly('wednesday', { startDaysAgo: -3, repeatEvery: 4 }),
      createdBy: 'm-4',
      createdDaysAgo: 2,
    },
    {
      type: 'tripHistory',
      fleet: 'Fleet One',
      vehicles: { by: 'manual', vehicleIds: ['v-1', 'v-3'] },
      dateRange: last(7),
      schedule: null,
      createdBy: 'm-1',
      createdDaysAgo: 1,
    },
    {
      type: 'expenses',
      fleet: null,
      vehicles: { by: 'tags', tags: ['Car', 'SUV'] },
      dateRange: { fromDaysAgo: 60, toDaysAgo: 31 },
      schedule: null,
      createdBy: 'm-6',
      createdDaysAgo: 8,
    },
  ]
  return reports.map((report, at) => ({ id: `rp-${at + 1}`, ...report }))
}
