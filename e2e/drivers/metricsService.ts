import type { WireInteraction } from '#domain/recording/interaction'
import type { MetricsStore, StoredInteraction } from '../../scripts/service/metrics-service/store'
import {
  createFaultyApp,
  createFaultyServer,
  type Fault,
  type FaultRequest,
  type FaultyServer,
  type SeenRequest,
} from '../../scripts/service/metrics-service/testing/faults'
import type { MetricsApp } from '../../scripts/service/start/kioskServer'

/** Picks the fault that answers a post; undefined answers it correctly. */
export type FaultPolicy = (request: FaultRequest) => Fault | undefined

/** The metrics service of a test, over real HTTP and SQL. It is stopped until `start()`. */
export interface MetricsService {
  /** Origin of the service, the same after each start. */
  url: string
  port: number
  start(): Promise<void>
  stop(): Promise<void>
  /** Answers later posts with the faults that `policy` picks; without one, answers correctly. */
  injectFaults(policy?: FaultPolicy): void
  /** The same service, to be mounted on the kiosk's origin. */
  app: MetricsApp
  /** All posts received, over all starts. */
  posts(): SeenRequest[]
  /** Stored rows with the six wire fields, in order of creation. */
  rows(): Promise<WireInteraction[]>
}

/** Creates a stopped service on `store` with a fixed free port. */
export async function prepareMetrics(store: MetricsStore): Promise<MetricsService> {
  let current: FaultPolicy = () => undefined
  const faults = (request: FaultRequest) => current(request)
  const ownOrigin = createFaultyApp({ store, faults })
  const servers: FaultyServer[] = []
  let running: FaultyServer | null = await createFaultyServer({ store, faults })
  const { url, port } = running
  await running.close()
  running = null

  return {
    url,
    port,
    app: ownOrigin.app,
    async start() {
      running ??= await createFaultyServer({ store, faults, port })
      servers.push(running)
    },
    async stop() {
      await running?.close()
      running = null
    },
    injectFaults(policy = () => undefined) {
      current = policy
    },
    posts: () => [...servers, ownOrigin].flatMap((server) => [...server.seen()]),
    rows: async () => (await store.all()).map(wireFields),
  }
}

function wireFields(row: StoredInteraction): WireInteraction {
  const { activationId, sessionIdentifier, action, value, createdAt, updatedAt } = row
  return { activationId, sessionIdentifier, action, value, createdAt, updatedAt }
}
