import type { MetricsStore } from '../store'

/** A store without records, for tests of who may read them: no database is started. */
export function emptyStore(): MetricsStore {
  const times = { firstCreatedAt: null, lastCreatedAt: null, lastReceivedAt: null }
  return {
    insert: async () => 'stored',
    page: async () => [],
    all: async () => [],
    latest: async () => ({ ...times, visits: [], newest: [] }),
    sums: async () => ({ sums: { interactions: 0, rows: [] }, tookMs: 0 }),
    countKnown: async () => 0,
    ping: async () => {},
    close: async () => {},
    description: 'nothing',
  }
}
