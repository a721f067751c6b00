import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Sql } from '../store'
import { type DatabaseTrouble, databaseTrouble } from './databaseError'
import { HEALTH_STATES, type Health } from './health'

/** How a post ended: `failed` in the database, `turned-away` because too many waited for it. */
export type RecordOutcome = 'stored' | 'repeat' | 'refused' | 'failed' | 'turned-away'

export interface Meters {
  /** @param route a pattern of the router, so that there are few */
  reply(route: string, status: number, tookMs: number): void
  record(outcome: RecordOutcome): void
  /** `sql`, measured. */
  measured(sql: Sql): Sql
  /** Adds processor, memory, event loop and garbage collection of this process. */
  addProcess(): void
  /** Everything in the text format of Prometheus, with the state that `health` is in. */
  text(health: Health): Promise<string>
  readonly contentType: string
}

/** From 1 ms to the 30 s after which a kiosk gives a post up. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Figures of a service since its start (docs/operating.md, "Watching the service"). */
export function createMeters(): Meters {
  const registry = new Registry()
  const registers = [registry]
  const replies = new Counter({
    name: 'metrics_service_http_requests_total',
    help: 'Requests that were answered, by route and status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const replySeconds = new Histogram({
    name: 'metrics_service_http_reply_seconds',
    help: 'Time from the head of a request to that of its reply.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  })
  const records = new Counter({
    name: 'metrics_service_records_total',
    help: 'Posted records: stored, repeat (was there already), refused (4xx), failed (in the database) or turned-away (too many waited).',
    labelNames: ['outcome'],
    registers,
  })
  const waiting = new Gauge({
    name: 'metrics_service_posts_waiting',
    help: 'Posts that wait for the database.',
    registers,
  })
  const querySeconds = new Histogram({
    name: 'metrics_service_database_query_seconds',
    help: 'Time of a query, with the wait for a connection.',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  })
  const queryErrors = new Counter({
    name: 'metrics_service_database_errors_total',
    help: 'Queries that failed, by what that says about the database.',
    labelNames: ['kind', 'trouble'],
    registers,
  })
  const state = new Gauge({
    name: 'metrics_service_health',
    help: 'State of /healthz: 1 for the one that the service is in.',
    labelNames: ['state'],
    registers,
  })

  const time = async <T>(kind: 'read' | 'write' | 'script', query: () => Promise<T>): Promise<T> => {
    const startedMs = performance.now()
    try {
      return await query()
    } catch (error) {
      const trouble: DatabaseTrouble = databaseTrouble(error)
      queryErrors.inc({ kind, trouble })
      throw error
    } finally {
      querySeconds.observe({ kind }, (performance.now() - startedMs) / 1000)
    }
  }

  return {
    contentType: registry.contentType,
    reply(route, status, tookMs) {
      replies.inc({ route, status })
      replySeconds.observe({ route }, tookMs / 1000)
    },
    record: (outcome) => records.inc({ outcome }),
    measured: (sql) => ({
      ...sql,
      query: <Row>(text: string, params?: readonly (string | number | null)[]) =>
        time('read', () => sql.query<Row>(text, params)),
      write: <Row>(text: string, params?: readonly (string | number | null)[]) =>
        time('write', () => sql.write<Row>(text, params)),
      script: (text) => time('script', () => sql.script(text)),
    }),
    addProcess: () => collectDefaultMetrics({ register: registry }),
    async text(health) {
      const now = await health.check()
      for (const each of HEALTH_STATES) state.set({ state: each }, each === now.state ? 1 : 0)
      waiting.set(health.waiting())
      return registry.metrics()
    },
  }
}
