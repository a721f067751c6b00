import type { Section } from '#domain/base/section'
import type { SnapshotCategory } from '#domain/dashboard/dashboard'

/** Sections and codes of the list behind a figure, as in its address. */
export type ListSearch = Readonly<Record<string, string>>

/**
 * The list behind a figure, narrowed by the selected lot. A fleet is the header's choice, so its address has the
 * figure's own part only.
 */
export function listOf(section: Section, group: string): (search: ListSearch) => ListSearch {
  return (search) => (section === 'fleet' || group === 'all' ? search : { ...search, lot: group })
}

/** The statuses of a category of the snapshot: two of them have no issue. */
export function statusSearch(category: SnapshotCategory): ListSearch {
  return { status: category === 'noIssues' ? 'connected,valid' : category }
}

/** What each list calls the four parts of the diagnostics bar. */
export const HEALTH_SEARCH = {
  fleet: {
    high: { health: 'high' },
    medium: { health: 'medium' },
    none: { health: 'noIssues' },
    noData: { health: 'noData' },
  },
  dealer: {
    high: { diagnostics: 'lowBattery,lowOil' },
    medium: { diagnostics: 'lowTirePressure,lowFuel' },
    none: { diagnostics: 'none' },
    noData: { diagnostics: 'noData' },
  },
} as const
