import { parseCsv } from '#domain/base/csv'
import type { WireInteraction } from '#domain/recording/interaction'
import type { MetricsStore, StoredInteraction } from '../../../scripts/service/metrics-service/store'

/** Passes records on to a metrics service by its own addresses; everything but what a day needs is refused. */
export function storeBehind(url: string): MetricsStore {
  const ask = (path: string, request?: RequestInit) => fetch(`${url}${path}`, request)
  const refuse = () => Promise.reject(new Error('The day asks for posts and records only.'))
  return {
    insert: async (record) => {
      const body = JSON.stringify(record)
      const headers = { 'Content-Type': 'application/json' }
      const { status } = await ask('/api/interaction', { method: 'POST', body, headers })
      if (status === 201) return 'stored'
      if (status === 200) return 'repeat'
      throw new Error(`The metrics service answered ${status}.`)
    },
    all: async () => rowsOf(await (await ask('/api/interactions.csv')).text()),
    ping: async () => {
      await ask('/healthz')
    },
    close: async () => undefined,
    // biome-ignore lint/correctness/useYield: it is refused before any page
    async *exported() {
      await refuse()
    },
    counted: refuse,
    keepUp: refuse,
    keepDays: refuse,
    countKnown: refuse,
    description: 'a process of its own',
  }
}

/** Records of the service's own CSV; its columns are the fields. */
function rowsOf(csv: string): StoredInteraction[] {
  const [head, ...rows] = parseCsv(csv, ',')
  if (!head) throw new Error('The CSV of the metrics service is empty.')
  return rows.map(({ cells }) => {
    const text = (name: keyof StoredInteraction) => cells[head.cells.indexOf(name)] ?? ''
    const wire: WireInteraction = {
      activationId: text('activationId'),
      sessionIdentifier: text('sessionIdentifier'),
      action: text('action'),
      value: text('value') === '' ? null : Number(text('value')),
      createdAt: text('createdAt'),
      updatedAt: text('updatedAt'),
    }
    return { ...wire, receivedAt: text('receivedAt') }
  })
}
