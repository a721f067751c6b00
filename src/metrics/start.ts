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
import type { Export, ImportPreview, ImportResult } from './exchange/exchange'
import {
  attachRecorder,
  configureRecorder,
  mirrorRecorder,
  recorderStatus,
  retryRecorder,
  subscribeRecorder,
} from './record'
import type { RecorderStatus } from './recorder'
import { listenForWakeUps } from './wake'
import { createWriter } from './writer'

export interface Metrics {
  delivery: Delivery
  /** Tells a configuration that was read anew. */
  setConfig(config: KioskConfig): Promise<void>
  exportNdjson(): Promise<Export>
  exportCsv(): Promise<Export>
  /**
   * Makes the file of a transfer and marks its records once `isKept` says that the file is kept; nothing is sent
   * meanwhile. Null when another tab is sending just now.
   */
  exportHandOver(isKept: (made: Export) => Promise<boolean>): Promise<Export | null>
  /** What the import of a file would do; changes nothing. */
  previewNdjson(text: string): Promise<ImportPreview>
  importNdjson(text: string): Promise<ImportResult>
  /** Takes back what was handed over and not delivered meanwhile; says how many rows. */
  takeBackHandOver(): Promise<number>
  /** Refused records are sent again; all of them, or those named. Says how many. */
  requeueRefused(ids?: readonly string[]): Promise<number>
  /** What is not in the database (yet), and whether it fails to take it. */
  recorder: { status(): RecorderStatus; subscribe(listener: () => void): () => void }
  /** Events of this device that were lost because the spill was full. */
  overflowed(): Promise<number>
  stop(): Promise<void>
}

/**
 * Starts everything of metrics that needs the database; loaded after first paint, because it brings
 * Dexie. The page has one. `build` goes into the header of exports.
 */
export function startMetrics({
  config,
  build,
  onMapGivenUp = () => {},
}: {
  config: KioskConfig
  build: string
  /** Called when a map was deleted to make room for a record. */
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
  /** Exports and imports with what they need, loaded when staff ask for one. */
  const exchange = async () => {
    const [files, deviceId] = await Promise.all([import('./exchange/exchange'), facts.deviceId()])
    const { name: deviceName } = deviceSettings()
    return {
      files,
      parts: { archive, runs: runArchive(), visits: visitArchive(), build, deviceId, deviceName },
    }
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
  const detach = attachRecorder({
    write,
    onStored: () => {
      delivery.wake('recorded')
      void handOverNotes(notes.add)
    },
    // A count for staff is not worth a fault of its own.
    onUntracked: () => void store.countUntracked().catch(() => undefined),
  })
  configureRecorder(config)
  const unsubscribe = listenForWakeUps({
    wake: delivery.wake,
    reportPolicyBlock: delivery.reportPolicyBlock,
    retryRecorder,
    mirrorRecorder,
  })
  // Without an address nothing is sent; rows get their ids and damaged ones are set aside all the same.
  void store
    .setAsideUnlisted()
    .then(resolveWaiting)
    .catch(() => undefined)
  void delivery.start()

  return {
    delivery,
    async setConfig(next) {
      activationIds = next.activationIds
      configureRecorder(next)
      // A database that does not answer now is asked again before the next record is sent.
      await resolveWaiting().catch(() => undefined)
      await delivery.setUrl(next.metricsUrl ?? null)
    },
    async exportNdjson() {
      const { files, parts } = await exchange()
      return files.exportNdjson(parts, Date.now())
    },
    async exportCsv() {
      const { files, parts } = await exchange()
      return files.exportCsv(parts)
    },
    async exportHandOver(isKept) {
      const { files, parts } = await exchange()
      let made: Export | null = null
      await delivery.runWhilePaused(async () => {
        made = await files.exportHandOver(parts, Date.now(), isKept)
      })
      return made
    },
    async previewNdjson(text) {
      const { files, parts } = await exchange()
      return files.previewNdjson(parts, text)
    },
    async importNdjson(text) {
      const { files, parts } = await exchange()
      const result = await files.importNdjson(parts, text)
      if (result.ok) delivery.wake('recorded')
      return result
    },
    async takeBackHandOver() {
      const rows = await archive.takeBack()
      delivery.wake('recorded')
      return rows
    },
    async requeueRefused(ids) {
      const rows = await store.requeueRefused(ids)
      delivery.wake('recorded')
      return rows
    },
    recorder: { status: recorderStatus, subscribe: subscribeRecorder },
    overflowed: async () =>
      parseOverflow(await facts.read(FACT.overflow)).total + recorderStatus().overflowed,
    async stop() {
      unsubscribe()
      detach()
      await delivery.stop()
    },
  }
}
