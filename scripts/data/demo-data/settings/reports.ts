import type { DayTime } from '#domain/base/demoTime'
import type { LastDays, Report, ReportSchedule } from '#domain/reports/report'

const last = (days: LastDays): Report['dateRange'] => ({ by: 'last', days })

const at = (daysAgo: number, hour: number, minute: number): DayTime => ({
  daysAgo,
  minuteOfDay: hour * 60 + minute,
})

const every = (interval: ReportSchedule['interval'], more: Partial<ReportSchedule>): ReportSchedule => ({
  startDaysAgo: 84,
  endDaysAgo: null,
  repeatEvery: 1,
  interval,
  weekday: null,
  dayOfMonth: null,
  occurrences: null,
  ...more,
})

type Entry = Pick<Report, 'type' | 'dateRange' | 'createdBy' | 'createdOn'> & Partial<Report>

/** The fleet's: scheduled and on demand, for vehicles chosen one by one and by tag, one of each type. */
const FLEET: readonly Entry[] = [
  {
    type: 'driverScores',
    vehicles: { by: 'tags', tags: ['Car', 'SUV', 'Truck'] },
    dateRange: last(7),
    schedule: every('week', { weekday: 'monday' }),
    createdBy: 'm-1',
    createdOn: at(84, 5, 40),
  },
  {
    type: 'fuelAndEnergy',
    name: {
      en: 'Fuel and cost by month',
      'es-MX': 'Combustible y costo por mes',
      'fr-CA': 'Carburant et coûts par mois',
    },
    fleet: 'Fleet One',
    dateRange: { by: 'lastMonth' },
    schedule: every('month', { startDaysAgo: 61, dayOfMonth: 1, occurrences: 12 }),
    createdBy: 'm-3',
    createdOn: at(66, 15, 12),
  },
  {
    type: 'safetyEvents',
    fleet: 'Fleet Two',
    vehicles: { by: 'manual', vehicleIds: ['v-4', 'v-5', 'v-10', 'v-13'] },
    dateRange: last(14),
    schedule: every('week', {
      startDaysAgo: 40,
      endDaysAgo: -44,
      repeatEvery: 2,
      weekday: 'friday',
      occurrences: 6,
    }),
    createdBy: 'm-2',
    createdOn: at(41, 10, 5),
  },
  {
    type: 'vehicleHealth',
    name: {
      en: 'EVs before the first trip',
      'es-MX': 'Eléctricos antes del primer viaje',
      'fr-CA': 'Électriques avant le premier trajet',
    },
    vehicles: { by: 'tags', tags: ['EV'] },
    dateRange: last(1),
    schedule: every('day', { startDaysAgo: 20, endDaysAgo: -40 }),
    createdBy: 'm-5',
    createdOn: at(20, 5, 30),
  },
  {
    type: 'utilization',
    vehicles: { by: 'tags', tags: ['Services'] },
    dateRange: last(60),
    schedule: every('week', { startDaysAgo: 60, repeatEvery: 4, weekday: 'wednesday' }),
    createdBy: 'm-4',
    createdOn: at(61, 16, 48),
  },
  {
    type: 'tripHistory',
    fleet: 'Fleet One',
    vehicles: { by: 'manual', vehicleIds: ['v-1', 'v-3'] },
    dateRange: last(7),
    createdBy: 'm-1',
    createdOn: at(1, 9, 12),
  },
  {
    type: 'expenses',
    vehicles: { by: 'tags', tags: ['Car', 'SUV'] },
    dateRange: { by: 'days', fromDaysAgo: 60, toDaysAgo: 31 },
    createdBy: 'm-6',
    createdOn: at(8, 14, 40),
  },
]

/** The dealer's. */
const DEALER: readonly Entry[] = [
  {
    type: 'vehicleHealth',
    name: {
      en: 'Lot check',
      'es-MX': 'Revisión del lote',
      'fr-CA': 'Tour du stationnement',
    },
    dateRange: last(1),
    schedule: every('week', { weekday: 'monday' }),
    createdBy: 'a-2',
    createdOn: at(84, 5, 20),
  },
  {
    type: 'utilization',
    vehicles: { by: 'tags', tags: ['Demo'] },
    dateRange: last(30),
    schedule: every('month', { startDaysAgo: 70, dayOfMonth: 31 }),
    createdBy: 'a-3',
    createdOn: at(71, 11, 25),
  },
  {
    type: 'tripHistory',
    lot: 'Main Lot',
    dateRange: last(7),
    createdBy: 'a-2',
    createdOn: at(2, 17, 35),
  },
]

/** The reports dataset: the fleet's, then the dealer's. */
export function buildReports(): Report[] {
  const entries = [
    ...FLEET.map((entry) => ({ ...entry, section: 'fleet' as const })),
    ...DEALER.map((entry) => ({ ...entry, section: 'dealer' as const })),
  ]
  return entries.map((entry, index) => ({
    id: `rp-${index + 1}`,
    name: null,
    fleet: null,
    lot: null,
    vehicles: { by: 'all' },
    schedule: null,
    pausedOn: null,
    earlierRuns: [],
    runsFrom: entry.createdOn,
    ...entry,
  }))
}
