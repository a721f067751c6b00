import type { Measure } from '#domain/performance/measures'
import type { WindowDays } from '#domain/vehicle/score'

/** The address of the list behind a figure. */
export interface ListAddress {
  to: string
  search: Readonly<Record<string, string>>
}

/** The list that shows a measure row by row for the same days (docs/measures.md M2 to M19). */
export function measureLink(measure: Measure, days: WindowDays, ranks: 'drivers' | 'vehicles'): ListAddress {
  const window = `${days}`
  const events = (sort?: string): ListAddress => ({
    to: '/4/events',
    search: { days: window, ...(sort && { sort: `-${sort}` }) },
  })
  const behavior = (table: string, vehicles?: 'gas' | 'electric'): ListAddress => ({
    to: `/behavior-${table}`,
    search: { window, ...(vehicles && { vehicles }) },
  })
  switch (measure) {
    case 'driverScore':
      // The list of drivers has scores of 30 days.
      return ranks === 'drivers' && days === 30
        ? { to: '/2', search: { kind: 'drivers', sort: '-score' } }
        : events('score')
    case 'safetyEvents':
      return events()
    case 'hardBraking':
    case 'hardAcceleration':
    case 'roadSpeeding':
    case 'speedOver80':
    case 'seatbelt':
    case 'excessiveIdling':
      return events(measure)
    case 'idling':
      return events('excessiveIdling')
    case 'camera':
      return { to: '/4/camera-statuses', search: { days: window } }
    case 'gasEconomy':
      return behavior('efficiency', 'gas')
    case 'electricEconomy':
      return behavior('efficiency', 'electric')
    case 'utilization':
    case 'distance':
      return behavior('distance-driven')
    case 'fuel':
      return behavior('fuel-consumption', 'gas')
    case 'energy':
      return behavior('fuel-consumption', 'electric')
    case 'spending':
    case 'costPerMile':
      return { to: '/3', search: { days: window } }
  }
}
