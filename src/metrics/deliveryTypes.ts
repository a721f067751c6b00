import type { DeviceFacts } from '../data/core/deviceFacts'
import type { InteractionStore } from '../data/interactions/interactions'
import type { DeliveryLease } from '../data/interactions/lease'
import type { LaneReason } from './lane'
import type { MetricsLog } from './log'
import type { Clock, FetchLike, LocksLike, Random, Timers } from './ports'

/** Why delivery checks its queue. */
export type WakeReason = 'start' | 'online' | 'visible' | 'pageshow' | 'timer' | 'recorded' | 'sendNow'

/** Codes of staff notes (table `staffNotes`). */
export type DeliveryNote =
  | 'metrics-portal'
  | 'metrics-configuration'
  | 'metrics-refused'
  | 'metrics-blocked-by-policy'
  | 'metrics-failed'

export interface Progress {
  inFlight: number
  /** Delivered by this page since it started. */
  delivered: number
  lastDeliveredAtMs: number | null
}

export interface DeliveryStatus extends Progress {
  /** `off`: no metrics address. `elsewhere`: another tab is sending. `idle`: nothing under way. */
  state: 'off' | 'stopped' | 'idle' | 'sending' | 'elsewhere' | 'backingOff' | 'paused'
  reason: LaneReason | null
  /** HTTP status behind a back-off or pause, if there was an answer. */
  status: number | null
  /** Unix ms of the next try while backing off or paused. */
  nextTryAtMs: number | null
  /** What failed in the last drain: the database, or something else that a note for staff describes. */
  fault: 'storage' | 'other' | null
}

export interface DeliveryParts {
  /** `config.metricsUrl`: `''` this origin, null no delivery. */
  metricsUrl: string | null
  store: InteractionStore
  /** Resolves records that wait for a configuration, before later ones are sent. */
  resolveWaiting?: () => Promise<unknown>
  lease: DeliveryLease
  facts: Pick<DeviceFacts, 'read' | 'write'>
  /** Adds a note for staff; must not throw. */
  note(code: DeliveryNote, detail: string): void
  /** Deletes rows after their retention; called about once an hour. */
  prune?: (nowMs: number) => Promise<unknown>
  clock?: Clock
  random?: Random
  timers?: Timers
  fetch?: FetchLike
  /** Null without a lock manager; then only the lease counts. */
  locks?: LocksLike | null
  /** `navigator.onLine`, a hint only. */
  online?: () => boolean
  log?: MetricsLog
  /** Identifies this tab in the lease. */
  owner?: string
}

export interface Delivery {
  /** Loads the stored lane and sends pending records. */
  start(): Promise<void>
  /** Aborts requests and releases the lock; resolves when nothing is in flight. */
  stop(): Promise<void>
  wake(reason: WakeReason): void
  /** Tries at once on request of staff, in any state of the lane. Resolves when that attempt is over. */
  sendNow(): Promise<void>
  /** Sets the address; a new one starts with an open lane. */
  setUrl(metricsUrl: string | null): Promise<void>
  /** Reports an address that the page's policy blocked (securitypolicyviolation on connect-src). */
  reportPolicyBlock(blockedUri: string): void
  /** Runs `work` while no tab is sending; false, without running it, if another tab is sending. */
  runWhilePaused(work: () => Promise<void>): Promise<boolean>
  status(): DeliveryStatus
  /** Number of records whose reply was lost: a service without the natural key may store them twice. */
  maybeStored(): Promise<number>
  subscribe(listener: () => void): () => void
}
