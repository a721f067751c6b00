import type { KioskConfig } from '#domain/device/config'
import { activationIdFor } from '#domain/recording/interaction'
import { deviceFacts, FACT } from '../data/core/deviceFacts'
import { giveUpForRecords } from '../data/interactions/giveUp'
import { interactionArchive } from '../data/interactions/interactionArchive'
import { interactionStore, parseOverflow } from '../data/interactions/interactions'
import { deliveryLease } from '../data/interactions/lease'
import { runArchive } from '../data/interactions/runArchive'
import { staffNotes } from '../data/interactions/staffNotes'
import { visitArchive } from '../data/interactions/visitArchive'
import { deviceSettings } from '../state/deviceSettings'
import { handOverNotes, keepNote } from '../state/keptNotes'
import { createDelivery } from './delivery'
import type { Delivery } from './deliveryTypes'
import type { Exchange } from './exchange/exchange'
import { type Recorder, recorder } from './recorder'
import { listenForWakeUps } from './wake'
import { createWriter } from './writer'

export interface Metrics {
  delivery: Delivery
  /** Applies a configuration that was read again. */
  setConfig(config: KioskConfig): Promise<void>
  /** Loaded on request of staff. */
  exchange(): Promise<Exchange>
  /** Sends refused records again: all, or those with the given ids. @returns their number */
  requeueRefused(ids?: readonly string[]): Promise<number>
  /** Events that are not in the database yet, and whether writing fails. */
  recorder: Pick<Recorder, 'status' | 'subscribe'>
  /** Events of this device that were lost because the spill was full. */
  overflowed(): Promise<number>
  stop(): Promise<void>
}

/**
 * Starts everything of metrics that needs the database, once per page; loaded after first paint, because it imports
 * Dexie. `build` is written to the header of exports.
 */
export function startMetrics({
  config,
  build,
  onMapGivenUp = () => {},
}: {
  config: KioskConfig
  build: string
  /** Called when a map was deleted to make space for records. */
  onMapGivenUp?: () => void
}): Metrics {
  const store = interactionStore()
  const archive = interactionArchive()
  const facts = deviceFacts()
  const notes = staffNotes()
  const note = (code: string, detail: string) => {
    const nowMs = Date.now()
    void notes.add(code, detail, nowMs).catch(() => keepNote(code, detail, nowMs))
  }
  const lease = deliveryLease()
  let { activationIds } = config
  const resolveWaiting = async () => {
    const ids = activationIds
    if (ids) await store.resolveWaiting((context) => activationIdFor(ids, context))
  }
  const delivery = createDelivery({
    metricsUrl: config.metricsUrl ?? null,
    store,
    resolveWaiting,
    lease,
    facts,
    note,
    prune: archive.prune,
  })
  const write = createWriter({
    append: store.append,
    freeSpace: archive.freeSpace,
    giveUp: async () => {
      const gone = await giveUpForRecords()
      if (gone?.kind === 'map') onMapGivenUp()
      return gone
    },
    note,
  })
  const detach = recorder.attach({
    write,
    onStored: () => {
      delivery.wake('recorded')
      void handOverNotes(notes.add)
    },
    // A failed count for staff is ignored.
    onUntracked: () => void store.countUntracked().catch(() => undefined),
  })
  recorder.configure(config)
  const unsubscribe = listenForWakeUps(delivery, recorder)
  // Also without an address, where nothing is sent.
  void store
    .setAsideUnlisted()
    .then(resolveWaiting)
    .catch(() => undefined)
  void delivery.start()

  return {
    delivery,
    async setConfig(next) {
      activationIds = next.activationIds
      recorder.configure(next)
      // If the database fails now, this is retried before the next record is sent.
      await resolveWaiting().catch(() => undefined)
      await delivery.setUrl(next.metricsUrl ?? null)
    },
    async exchange() {
      const [{ createExchange }, deviceId] = await Promise.all([
        import('./exchange/exchange'),
        facts.deviceId(),
      ])
      const { name: deviceName } = deviceSettings()
      const stores = { archive, runs: runArchive(), visits: visitArchive() }
      return createExchange({ ...stores, build, deviceId, deviceName }, delivery)
    },
    async requeueRefused(ids) {
      const rows = await store.requeueRefused(ids)
      delivery.wake('recorded')
      return rows
    },
    recorder,
    overflowed: async () =>
      parseOverflow(await facts.read(FACT.overflow)).total + recorder.status().overflowed,
    async stop() {
      unsubscribe()
      detach()
      await delivery.stop()
    },
  }
}
