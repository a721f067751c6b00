import { type KioskConfig, SHIPPED_CONFIG } from '#domain/device/config'
import { FLEET_MODE } from '#domain/device/mode'
import { activationIdFor, type Interaction } from '#domain/recording/interaction'
import type { RunDatabase } from '../../data/core/databaseConnection'
import { type DeviceFacts, deviceFacts } from '../../data/core/deviceFacts'
import { type InteractionArchive, interactionArchive } from '../../data/interactions/interactionArchive'
import { type InteractionStore, interactionStore } from '../../data/interactions/interactions'
import { deliveryLease } from '../../data/interactions/lease'
import { type RunArchive, runArchive } from '../../data/interactions/runArchive'
import { type VisitArchive, visitArchive } from '../../data/interactions/visitArchive'
import { createTestConnection, freshDatabaseName, wrapRun } from '../../data/testing/tab'
import { createDelivery } from '../delivery'
import type { Delivery } from '../deliveryTypes'
import { createRecorder, type RecordContext, type Recorder } from '../recorder'
import type { SpillStorage } from '../spill'
import { createWriter } from '../writer'
import { createLocks, type FakeLocks } from './locks'
import { createReceiver, type Receiver } from './receiver'
import { createVirtualTime, seededRandom, type VirtualTime } from './virtualTime'

/** One page on the kiosk, with its own handle of the shared database. */
export interface Tab {
  name: string
  recorder: Recorder
  /** Applies a configuration that was read again. */
  configure(config: KioskConfig): void
  delivery: Delivery
  store: InteractionStore
  archive: InteractionArchive
  runs: RunArchive
  visits: VisitArchive
  /** The tab's own way into the database. */
  run: RunDatabase
  facts: DeviceFacts
  /** Crashes the tab in the middle of a step: it does nothing more and its locks are released. */
  kill(): void
  /** Freezes the tab in the middle of a step, as a browser does in the background; its locks stay. */
  freeze(): void
  resume(): void
  /** Closes the database under the page, as WebKit does on waking. */
  loseDatabase(): void
  /** Makes each database access fail (or work again). */
  breakDatabase(error: Error | null): void
}

export interface TabOptions {
  config?: KioskConfig | null
  metricsUrl?: string | null
  session?: SpillStorage
  locks?: 'shared' | 'none'
  /** Called before and after each step; dies when it says so. */
  onStep?: () => 'go' | 'die'
  started?: boolean
}

/** A kiosk on virtual time with its receiver. */
export interface TestKiosk {
  time: VirtualTime
  receiver: Receiver
  locks: FakeLocks
  notes: { code: string; detail: string }[]
  logged: { text: string; detail: unknown }[]
  online: boolean
  random: () => number
  openTab(options?: TabOptions): Promise<Tab>
  rows(): Promise<Interaction[]>
  /** Stores a row as a fault would have left it. */
  put(row: object): Promise<void>
  /** Waits until all that is recorded is in the database. */
  event(tab: Tab, action: string, session?: string, value?: number | null): Promise<boolean>
}

export const SESSION = '11111111-1111-4111-8111-111111111111'

export function contextOf(sessionIdentifier = SESSION): RecordContext {
  return { sessionIdentifier, mode: FLEET_MODE, locale: 'en', device: 'web' }
}

/** sessionStorage of one tab: it survives a reload, not the tab. */
export function createSessionStorage(): SpillStorage & { data: Map<string, string>; full: boolean } {
  const data = new Map<string, string>()
  const storage = {
    data,
    full: false,
    getItem: (key: string) => data.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.full) throw new DOMException('full', 'QuotaExceededError')
      data.set(key, value)
    },
    removeItem: (key: string) => void data.delete(key),
  }
  return storage
}

export function createTestKiosk({
  seed = 1,
  time = createVirtualTime(),
  receiver = createReceiver(time),
} = {}): TestKiosk {
  const databaseName = freshDatabaseName()
  const reader = createTestConnection(databaseName)
  const locks = createLocks()
  let tabs = 0
  const kiosk: TestKiosk = {
    time,
    receiver,
    locks,
    notes: [],
    logged: [],
    online: true,
    random: seededRandom(seed),
    rows: () => reader.run((db) => db.interactions.orderBy('id').toArray()),
    async put(row) {
      await reader.run((db) => db.interactions.put(row as Interaction))
    },
    async event(tab, action, session = SESSION, value = null) {
      const stored = tab.recorder.record(action, value, contextOf(session))
      await time.settle()
      return stored
    },
    async openTab(options = {}) {
      tabs += 1
      const name = `tab-${tabs}`
      const {
        config = SHIPPED_CONFIG,
        metricsUrl = 'https://metrics.test',
        started = true,
        onStep = () => 'go',
      } = options
      const connection = createTestConnection(databaseName)
      let dead = false
      let broken: Error | null = null
      const connections = new AbortController()
      const resumers: (() => void)[] = []
      let frozen: Promise<void> = Promise.resolve()
      const pending = <T>() => new Promise<T>(() => undefined)

      function die(): void {
        dead = true
        locks.killTab(name)
        connections.abort()
        connection.close()
      }
      /** A crashed tab's promises never settle. */
      async function step<T>(work: () => Promise<T>): Promise<T> {
        await frozen
        if (!dead && onStep() === 'die') die()
        if (dead) return pending()
        const result = await time.busy(work).then(
          (value) => () => value,
          (error: unknown) => () => {
            throw error
          },
        )
        await frozen
        if (!dead && onStep() === 'die') die()
        if (dead) return pending()
        return result()
      }

      const run = wrapRun(connection, (access) => step(() => (broken ? Promise.reject(broken) : access())))
      const timers = {
        set: (work: () => void, ms: number) =>
          time.timers.set(() => void frozen.then(() => (dead ? undefined : work())), ms),
        clear: time.timers.clear,
      }
      const store = interactionStore(run)
      const archive = interactionArchive(run)
      const facts = deviceFacts(run)
      const note = (code: string, detail: string) => void kiosk.notes.push({ code, detail })
      const log = (text: string, detail: unknown) => void kiosk.logged.push({ text, detail })
      let configInForce: KioskConfig | null = null
      const recorder = createRecorder({ clock: time.now, timers, log, storage: options.session ?? null })
      const delivery = createDelivery({
        metricsUrl,
        store,
        resolveWaiting: async () => {
          const ids = configInForce?.activationIds
          if (ids) await store.resolveWaiting((context) => activationIdFor(ids, context))
        },
        facts,
        note,
        log,
        timers,
        lease: deliveryLease(run),
        prune: archive.prune,
        clock: time.now,
        random: () => kiosk.random(),
        online: () => kiosk.online,
        owner: name,
        locks: options.locks === 'none' ? null : locks.forTab(name),
        // The network's answer is a step too; it takes virtual time, so it is not busy work.
        async fetch(url, init) {
          if (!dead && onStep() === 'die') die()
          if (dead) return pending()
          const signals = [connections.signal, ...(init.signal ? [init.signal] : [])]
          const response = await receiver
            .fetch(url, { ...init, signal: AbortSignal.any(signals) })
            .catch((error) => {
              if (dead) return pending<never>()
              throw error
            })
          await frozen
          if (!dead && onStep() === 'die') die()
          return dead ? pending() : response
        },
      })
      recorder.attach({
        write: createWriter({
          append: store.append,
          freeSpace: archive.freeSpace,
          giveUp: async () => null,
          note,
        }),
        onStored: () => delivery.wake('recorded'),
      })
      const configure = (next: KioskConfig) => {
        configInForce = next
        recorder.configure(next)
      }
      if (config) configure(config)
      if (started) void delivery.start()
      await time.settle()
      return {
        name,
        recorder,
        configure,
        delivery,
        store,
        archive,
        runs: runArchive(run),
        visits: visitArchive(run),
        run,
        facts,
        kill: die,
        freeze() {
          frozen = new Promise((resolve) => resumers.push(resolve))
        },
        resume() {
          for (const resume of resumers.splice(0)) resume()
        },
        loseDatabase: () => connection.close(),
        breakDatabase(error) {
          broken = error
        },
      }
    },
  }
  return kiosk
}
