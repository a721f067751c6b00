import type { MetricsStore } from '../store'

/** A store without records, for tests of who may read them: no database is started. */
export function emptyStore(): MetricsStore {
  const times = { firstCreatedAt: null, lastCreatedAt: null, lastReceivedAt: null }
  return {
    insert: async () => 'stored',
    async *exported() {
      yield []
    },
    all: async () => [],
    counted: async () => ({
      countedAtMs: Date.now(),
      sums: { interactions: 0, rows: [] },
      latest: { ...times, visits: [], newest: [] },
      standsMs: 0,
    }),
    keepUp: async () => 10_000,
    keepDays: async () => ({ made: [], deleted: [] }),
    countKnown: async () => 0,
    ping: async () => {},
    close: async () => {},
    description: 'nothing',
  }
}
