import type { MetricsStore, StoredInteraction } from '../../scripts/metrics-service/store'
import {
  createFaultyApp,
  createFaultyServer,
  type Fault,
  type FaultRequest,
  type FaultyServer,
  type SeenRequest,
} from '../../scripts/metrics-service/testing/faults'
import type { MetricsApp } from '../../scripts/start/kioskServer'
import type { WireInteraction } from '../../src/domain/kiosk/interaction'

/** Decides how one post is answered; undefined means as it should be. */
export type FaultPolicy = (request: FaultRequest) => Fault | undefined

/** The metrics service of a test: real HTTP, real SQL, stopped until it is started. */
export interface MetricsService {
  /** Its own address, the same after each start. */
  url: string
  port: number
  start(): Promise<void>
  stop(): Promise<void>
  /** Lies to the posts that `lie` picks, from now on; none when absent. */
  fake(fake?: FaultPolicy): void
  /** The same service as a part of the kiosk's own origin. */
  app: MetricsApp
  /** Every post so far, over all starts. */
  posts(): SeenRequest[]
  /** What the database holds, by the six fields of the wire, in order of creation. */
  rows(): Promise<WireInteraction[]>
}

/** Puts a service on top of `store`, at a free port that stays its own. */
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
    fake(fake = () => undefined) {
      current = fake
    },
    posts: () => [...servers, ownOrigin].flatMap((server) => [...server.seen()]),
    rows: async () => (await store.all()).map(wireFields),
  }
}

function wireFields(row: StoredInteraction): WireInteraction {
  const { activationId, sessionIdentifier, action, value, createdAt, updatedAt } = row
  return { activationId, sessionIdentifier, action, value, createdAt, updatedAt }
}
