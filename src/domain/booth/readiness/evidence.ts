import type { ClockContact } from '#domain/device/clockContact'
import type { ConfigGaps, DeviceKind, KioskConfig } from '#domain/device/config'
import type { ReplyVerdict } from '#domain/recording/delivery'
import type { AllowedModes } from './ids'

/** What each check finds on the device, before it is evaluated. Times are Unix ms, sizes bytes. */
export interface Evidence {
  icon: { isInstalled: boolean }
  version: {
    isSecure: boolean
    isSupported: boolean
    page: string
    /** Build id of the worker that controls this page; null without one. */
    worker: string | null
    isUpdateWaiting: boolean
  }
  /** Null without a worker. */
  files: { total: number; bytes: number; missing: string[]; different: string[] } | null
  start: {
    documents: number
    files: number
    /** Requests without an answer. */
    lacking: string[]
    /** An answer did not come from the worker: the page is not controlled by it. */
    isBypassed: boolean
  } | null
  database: { isReadBack: boolean; isGone: boolean; isFull: boolean; ms: number }
  data: {
    name: string
    rows: number
    expected: number
    isComplete: boolean
    isIntact: boolean
    pack: string
  }[]
  maps: {
    isComplete: boolean
    /** Stored according to this page; may have been deleted since. */
    expected: string[]
    archives: { name: string; bytes: number; isIntact: boolean }[]
  }
  storage: { promise: 'kept' | 'not-promised' | 'unsupported'; freeBytes: number | null }
  queue: {
    pending: number
    unresolved: number
    refused: number
    oldestMs: number | null
    receiptMs: number | null
    /** Records that were lost because neither the database nor the spill could store them. */
    lost: number
    /** Records that exist only in memory. */
    unsaved: number
    /** Delivery waits for a changed configuration. */
    isBlocked: boolean
    nowMs: number
  }
  config: ConfigReading
  ids: {
    activationIds: KioskConfig['activationIds']
    device: DeviceKind
    allowed: AllowedModes
    hasTour: boolean
  }
  name: { name: string }
  /** `isShipped`: still the default name of the product. */
  event: { event: string; confirmed: string | null; isShipped: boolean }
  metrics: {
    url: KioskConfig['metricsUrl']
    answer: MetricsAnswer | null
    /** When this address last answered; null for never. */
    earlierMs: number | null
    nowMs: number
  }
  clock: { contact: ClockContact | null; nowMs: number }
  /** Whether a wake lock was granted; null if the browser has none. */
  awake: { isHeld: boolean } | null
  viewport: {
    /** Size of the shell and of the visible area, in CSS pixels. */
    shell: { width: number; height: number }
    visible: { width: number; height: number }
    scale: number
    /** The largest of the four safe-area insets. */
    insetPx: number
  }
  sound: { isOn: boolean; state: 'running' | 'locked' | 'unsupported' }
  steps: { done: number; total: number }
}

/** How the current configuration was read. */
export interface ConfigReading extends ConfigGaps {
  source: 'by-hand' | 'fresh' | 'last-good' | 'built-in' | null
  /** Missing keys that say where records go and under which ids. */
  lacks: readonly string[]
}

/** The answer of the metrics service's address. */
export type MetricsAnswer =
  | { kind: 'own'; ms: number }
  | { kind: 'other'; verdict: ReplyVerdict['verdict']; status: number }
  | { kind: 'blocked' }
  | { kind: 'none' }
