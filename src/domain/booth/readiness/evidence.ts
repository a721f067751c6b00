import type { ClockContact } from '#domain/device/clockContact'
import type { ConfigGaps, DeviceKind, KioskConfig } from '#domain/device/config'
import type { ReplyVerdict } from '#domain/recording/delivery'
import type { AllowedModes } from './ids'

/** What each check finds on the device, before it is judged. Times are Unix ms, sizes bytes. */
export interface Evidence {
  icon: { isInstalled: boolean }
  version: {
    isSecure: boolean
    isSupported: boolean
    page: string
    /** What the worker in control of this page says; null when none controls it. */
    worker: string | null
    isUpdateWaiting: boolean
  }
  /** Null when there is no worker to ask. */
  files: { total: number; bytes: number; missing: string[]; different: string[] } | null
  start: {
    documents: number
    files: number
    /** What was not answered. */
    lacking: string[]
    /** An answer that did not come from the worker: the page is not under its control. */
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
    /** What this page knows as stored; it may be gone since. */
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
    /** Records that were lost because neither database nor spill could take them. */
    lost: number
    /** Records that are in memory alone. */
    unsaved: number
    /** Delivery waits for a change of the configuration. */
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
  /** `isShipped`: the name that the product comes with, which nobody has changed. */
  event: { event: string; confirmed: string | null; isShipped: boolean }
  metrics: {
    url: KioskConfig['metricsUrl']
    answer: MetricsAnswer | null
    /** When this address last answered for itself; null for never. */
    earlierMs: number | null
    nowMs: number
  }
  clock: { contact: ClockContact | null; nowMs: number }
  /** Whether a lock could be taken; null where the browser has none. */
  awake: { isHeld: boolean } | null
  viewport: {
    /** Of the shell, and of what can be seen, in CSS pixels. */
    shell: { width: number; height: number }
    visible: { width: number; height: number }
    scale: number
    /** The largest of the four safe-area insets. */
    insetPx: number
  }
  sound: { isOn: boolean; state: 'running' | 'locked' | 'unsupported' }
  steps: { done: number; total: number }
}

/** How the configuration in force was read. */
export interface ConfigReading extends ConfigGaps {
  source: 'by-hand' | 'fresh' | 'last-good' | 'built-in' | null
  /** Whether where records go, and under which ids, is known. */
  lacks: readonly string[]
}

/** What the metrics service's address said when it was asked. */
export type MetricsAnswer =
  | { kind: 'own'; ms: number }
  | { kind: 'other'; verdict: ReplyVerdict['verdict']; status: number }
  | { kind: 'blocked' }
  | { kind: 'none' }
