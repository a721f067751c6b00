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
  /** What failed under the last drain: the database, or something that the notes for staff name. */
  fault: 'storage' | 'other' | null
}

export interface DeliveryParts {
  /** `config.metricsUrl`: `''` this origin, null no delivery. */
  metricsUrl: string | null
  store: InteractionStore
  /** Resolves records that wait for a configuration, before any later one is sent. */
  resolveWaiting?: () => Promise<unknown>
  lease: DeliveryLease
  facts: Pick<DeviceFacts, 'read' | 'write'>
  /** Tells staff; must not throw. */
  note(code: DeliveryNote, detail: string): void
  /** Deletes what retention no longer wants; called about once an hour. */
  prune?: (nowMs: number) => Promise<unknown>
  clock?: Clock
  random?: Random
  timers?: Timers
  fetch?: FetchLike
  /** null: no lock manager, the lease decides alone. */
  locks?: LocksLike | null
  /** `navigator.onLine`, a hint only. */
  online?: () => boolean
  log?: MetricsLog
  /** Names this tab in the lease. */
  owner?: string
}

export interface Delivery {
  /** Reads the lane left by the page before and tries what is pending. */
  start(): Promise<void>
  /** Ends requests under way and gives up the turn; resolves when nothing is in flight. */
  stop(): Promise<void>
  wake(reason: WakeReason): void
  /** A person's try: at once, whatever the lane says. Resolves when that try is over. */
  sendNow(): Promise<void>
  /** The address in force; another address starts with an open lane. */
  setUrl(metricsUrl: string | null): Promise<void>
  /** The page's policy forbade an address (securitypolicyviolation on connect-src). */
  reportPolicyBlock(blockedUri: string): void
  /** Runs `work` while nothing is sent by any tab; false, without running it, when another tab sends. */
  runWhilePaused(work: () => Promise<void>): Promise<boolean>
  status(): DeliveryStatus
  /** How many records had a reply lost: these may be stored twice by a service without the natural key. */
  maybeStored(): Promise<number>
  subscribe(listener: () => void): () => void
}
