import { createEmitter } from '#domain/base/emitter'
import { AppError } from '#domain/base/errors'
import { uuidv4 } from '#domain/base/uuid'
import { asCount, FACT } from '../data/core/deviceFacts'
import type { Delivery, DeliveryParts, DeliveryStatus, WakeReason } from './deliveryTypes'
import { createFlusher, type DrainEnd } from './flusher'
import { createFlushLock } from './flushLock'
import { MAX_JITTER_MS, type Urgency, waitLeftMs } from './lane'
import { createLaneStore } from './laneStore'
import { logMetrics } from './log'
import { browserLocks, browserTimers } from './ports'
import { interactionAddress, postInteraction } from './post'

/** Retry delay after a database error or when another tab holds the lock. */
const RETRY_MS = 15_000
/** The queue is checked at least this often; an empty one costs one key read. */
const HEARTBEAT_MS = 300_000
/** The shortest delay between two checks, so that no bug makes a busy loop. */
const MIN_WAIT_MS = 50
const KEEP_LOCK_EVERY_MS = 10_000
const PRUNE_EVERY_MS = 3_600_000

const URGENCY_OF_WAKE: Record<WakeReason, Urgency> = {
  start: 'start',
  online: 'nudge',
  visible: 'nudge',
  pageshow: 'nudge',
  timer: 'tick',
  recorded: 'tick',
  sendNow: 'now',
}
const URGENCY_ORDER: Urgency[] = ['tick', 'nudge', 'start', 'now']
const moreUrgent = (a: Urgency, b: Urgency): Urgency =>
  URGENCY_ORDER.indexOf(a) > URGENCY_ORDER.indexOf(b) ? a : b

/**
 * Delivers pending interactions to the metrics service (docs/outbox.md O5): one record a request,
 * in order inside a session, by one tab at a time, until each is stored or refused.
 */
export function createDelivery(parts: DeliveryParts): Delivery {
  const { store, lease, facts, note, clock = Date.now, random = Math.random, timers = browserTimers } = parts
  const { fetch = (url, init) => globalThis.fetch(url, init), online = () => navigator.onLine !== false } =
    parts
  const { log = logMetrics, owner = uuidv4() } = parts
  const flushLock = createFlushLock({
    locks: parts.locks === undefined ? browserLocks() : parts.locks,
    lease,
    owner,
    clock,
  })
  const laneStore = createLaneStore(facts, note)
  const changes = createEmitter()

  let url = parts.metricsUrl
  let abort: AbortController | null = null
  let paused = false
  let heldByOtherTab = false
  let fault: DeliveryStatus['fault'] = null
  let policyBlocks = 0
  let wakeTimer: { handle: unknown; urgency: Urgency } | null = null
  let checkTimer: unknown = null
  let draining: Promise<void> | null = null
  let exclusiveQueue: Promise<unknown> = Promise.resolve()
  let prunedAtMs = Number.NEGATIVE_INFINITY

  const isRunning = () => abort !== null && !abort.signal.aborted && !paused && url !== null

  const flusher = createFlusher({
    store,
    lock: flushLock,
    lane: laneStore,
    ...{ clock, random, online, note, log },
    isRunning,
    post(row) {
      const before = policyBlocks
      const signal = abort?.signal ?? AbortSignal.abort()
      return postInteraction(row, url ?? '', {
        fetch,
        timers,
        signal,
        wasBlocked: () => policyBlocks > before,
      })
    },
    onChange: changes.emit,
  })

  function wake(reason: WakeReason): void {
    if (!isRunning()) return
    const urgency = URGENCY_OF_WAKE[reason]
    // Kiosks that get their network back together must not all send at once.
    if (wakeTimer) wakeTimer.urgency = moreUrgent(wakeTimer.urgency, urgency)
    else wakeTimer = { urgency, handle: timers.set(onWakeTimer, random() * MAX_JITTER_MS) }
  }

  function onWakeTimer(): void {
    const urgency = wakeTimer?.urgency ?? 'tick'
    wakeTimer = null
    void drain(urgency)
  }

  /** Drains again after a running drain, which may have missed new records. */
  async function drain(urgency: Urgency): Promise<void> {
    while (draining) await draining
    if (!isRunning()) return
    draining = drainOnce(urgency).finally(() => {
      draining = null
      changes.emit()
    })
    await draining
  }

  async function drainOnce(urgency: Urgency): Promise<void> {
    timers.clear(checkTimer)
    let checkInMs = RETRY_MS
    try {
      heldByOtherTab = false
      await parts.resolveWaiting?.()
      const isPending = (await store.pendingSessions(1, new Set())).length > 0
      const end = isPending ? await flusher.drain(url ?? '', urgency) : 'nothing'
      heldByOtherTab = end === 'elsewhere'
      if (!heldByOtherTab) await prune()
      fault = null
      checkInMs = nextCheckMs(end)
    } catch (error) {
      // Nothing is lost, because the rows are on disk.
      const next = faultOf(error)
      if (next === 'other' && fault !== next) note('metrics-failed', String(error))
      fault = next
    }
    if (isRunning()) checkTimer = timers.set(() => void drain('tick'), checkInMs)
  }

  function nextCheckMs(end: DrainEnd | 'nothing'): number {
    if (end === 'lost' || end === 'elsewhere') return RETRY_MS
    if (end === 'nothing') return HEARTBEAT_MS
    const waitMs =
      end === 'closed' ? waitLeftMs(laneStore.lane(), clock()) : (flusher.retryInMs() ?? HEARTBEAT_MS)
    return Math.min(HEARTBEAT_MS, Math.max(MIN_WAIT_MS, waitMs))
  }

  async function prune(): Promise<void> {
    const nowMs = clock()
    if (Math.abs(nowMs - prunedAtMs) < PRUNE_EVERY_MS) return
    prunedAtMs = nowMs
    await store.setAsideUnlisted()
    await parts.prune?.(nowMs)
  }

  /** Runs `work` while draining is paused; calls are queued. */
  function runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const done = exclusiveQueue.then(async () => {
      paused = true
      try {
        await draining
        return await work()
      } finally {
        paused = false
      }
    })
    exclusiveQueue = done.catch(() => undefined)
    return done
  }

  /** Renews the lease while staff answer a question, because another tab would consider this one frozen. */
  function keepLock(ownsLock: () => Promise<boolean>): () => void {
    let timer: unknown = null
    const again = () => {
      timer = timers.set(() => {
        void ownsLock().catch(() => undefined)
        again()
      }, KEEP_LOCK_EVERY_MS)
    }
    again()
    return () => timers.clear(timer)
  }

  function currentState(): DeliveryStatus['state'] {
    if (url === null) return 'off'
    if (!abort) return 'stopped'
    if (flusher.progress().inFlight > 0) return 'sending'
    const { kind } = laneStore.lane()
    if (kind !== 'open') return kind
    return heldByOtherTab ? 'elsewhere' : 'idle'
  }

  return {
    async start() {
      if (abort) return
      abort = new AbortController()
      // Without its last state the lane starts open, which the first reply corrects.
      await laneStore.load(url ?? '').catch(() => undefined)
      changes.emit()
      wake('start')
    },
    async stop() {
      abort?.abort()
      timers.clear(wakeTimer?.handle)
      timers.clear(checkTimer)
      wakeTimer = null
      await draining
      abort = null
      changes.emit()
    },
    wake,
    sendNow: () => drain('now'),
    async setUrl(metricsUrl) {
      await runExclusive(async () => {
        if (metricsUrl === url) return
        url = metricsUrl
        await laneStore.load(url ?? '').catch(() => undefined)
      })
      changes.emit()
      wake('start')
    },
    reportPolicyBlock(blockedUri) {
      if (url !== null && isMetricsAddress(blockedUri, url)) policyBlocks += 1
    },
    async runWhilePaused(work) {
      try {
        return await runExclusive(() =>
          flushLock.tryRun(async (ownsLock) => {
            const release = keepLock(ownsLock)
            await work().finally(release)
          }),
        )
      } finally {
        wake('recorded')
      }
    },
    status: () => {
      const { kind, reason, status, sinceMs, waitMs } = laneStore.lane()
      const nextTryAtMs = kind === 'open' ? null : sinceMs + waitMs
      return { state: currentState(), reason, status, nextTryAtMs, ...flusher.progress(), fault }
    },
    maybeStored: async () => asCount(await facts.read(FACT.maybeStored)),
    subscribe: changes.on,
  }
}

/** Whether the database or something else failed. */
function faultOf(error: unknown): 'storage' | 'other' {
  return error instanceof AppError && error.code.startsWith('storage-') ? 'storage' : 'other'
}

/** Whether a policy report is about the metrics address; browsers report the full address or its origin. */
function isMetricsAddress(blockedUri: string, metricsUrl: string): boolean {
  try {
    const target = new URL(interactionAddress(metricsUrl), globalThis.location?.href)
    return new URL(blockedUri, target).origin === target.origin
  } catch {
    return false
  }
}
