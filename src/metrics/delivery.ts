import { asCount, FACT } from '../data/core/deviceFacts'
import { uuidv4 } from '../domain/kiosk/uuid'
import type { Delivery, DeliveryParts, DeliveryStatus, WakeReason } from './deliveryTypes'
import { createFlusher, type DrainEnd } from './flusher'
import { laneAllows, type Push, SPREAD_MS, waitLeftMs } from './lane'
import { createLaneKeeper } from './laneKeeper'
import { logMetrics } from './log'
import { browserLocks, browserTimers } from './ports'
import { interactionAddress, postInteraction } from './post'
import { createTurn } from './turn'

/** A drain that met a broken database, or another tab's turn, is tried again after this. */
const TRY_AGAIN_MS = 15_000
/** Whatever was missed, the queue is looked at this often; costs one key when it is empty. */
const HEARTBEAT_MS = 300_000
/** No look follows sooner on the last one, so that no mistake can make a busy loop. */
const LEAST_WAIT_MS = 50
const PRUNE_EVERY_MS = 3_600_000

const PUSH: Record<WakeReason, Push> = {
  start: 'start',
  online: 'nudge',
  visible: 'nudge',
  pageshow: 'nudge',
  timer: 'tick',
  recorded: 'tick',
  sendNow: 'now',
}
const STRENGTH: Push[] = ['tick', 'nudge', 'start', 'now']
const stronger = (a: Push, b: Push): Push => (STRENGTH.indexOf(a) > STRENGTH.indexOf(b) ? a : b)

/**
 * Delivers pending interactions to the metrics service (docs/outbox.md O5): one record a request,
 * in order inside a session, by one tab at a time, until each is stored or refused.
 */
export function createDelivery(parts: DeliveryParts): Delivery {
  const { store, lease, facts, note, clock = Date.now, random = Math.random, timers = browserTimers } = parts
  const { fetch = (url, init) => globalThis.fetch(url, init), online = () => navigator.onLine !== false } =
    parts
  const { log = logMetrics, owner = uuidv4() } = parts
  const turn = createTurn({
    locks: parts.locks === undefined ? browserLocks() : parts.locks,
    lease,
    owner,
    clock,
  })
  const keeper = createLaneKeeper(facts, note)
  const listeners = new Set<() => void>()

  let url = parts.metricsUrl
  let abort: AbortController | null = null
  let held = false
  let elsewhere = false
  let storageFailed = false
  let inFlight = 0
  let delivered = 0
  let lastDeliveredAtMs: number | null = null
  let policyBlocks = 0
  let wakeTimer: { handle: unknown; push: Push } | null = null
  let lookTimer: unknown = null
  let draining: Promise<void> | null = null
  let quiet: Promise<unknown> = Promise.resolve()
  let prunedAtMs = Number.NEGATIVE_INFINITY

  const isRunning = () => abort !== null && !abort.signal.aborted && !held && url !== null

  const flusher = createFlusher({
    store,
    clock,
    online,
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
    allows: (push) => (isRunning() ? laneAllows(keeper.lane(), push, clock()) : 'wait'),
    async onLane(event, probe) {
      await keeper.apply(event, { nowMs: clock(), random: random(), online: online(), probe }).finally(notify)
    },
    onFlight(change) {
      inFlight += change
      notify()
    },
    onDelivered() {
      delivered += 1
      lastDeliveredAtMs = clock()
    },
    onRefused: (row, status) => note('metrics-refused', `HTTP ${status}: ${row.action} (${row.id})`),
    onFailure: (row, why) => log('metrics post failed', { action: row.action, id: row.id, why }),
  })

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function wake(reason: WakeReason): void {
    if (!isRunning()) return
    const push = PUSH[reason]
    // Ten kiosks that get their network back together must not all ask at once.
    if (wakeTimer) wakeTimer.push = stronger(wakeTimer.push, push)
    else wakeTimer = { push, handle: timers.set(woken, random() * SPREAD_MS) }
  }

  function woken(): void {
    const push = wakeTimer?.push ?? 'tick'
    wakeTimer = null
    void drain(push)
  }

  /** Drains after the drain under way, if there is one: what it did not see may be pending. */
  async function drain(push: Push): Promise<void> {
    while (draining) await draining
    if (!isRunning()) return
    draining = drainOnce(push).finally(() => {
      draining = null
      notify()
    })
    await draining
  }

  async function drainOnce(push: Push): Promise<void> {
    timers.clear(lookTimer)
    let lookInMs = TRY_AGAIN_MS
    try {
      let end: DrainEnd | 'nothing' = 'nothing'
      elsewhere = false
      if ((await store.pendingSessions(1, new Set())).length > 0) {
        const ours = await turn.take(async (stillOurs) => {
          // Another tab may have met a closed lane since we looked.
          await keeper.load(url ?? '')
          end = await flusher.drain(stillOurs, push)
          await prune()
        })
        elsewhere = !ours
      } else await prune()
      storageFailed = false
      if (!elsewhere) lookInMs = nextLookMs(end)
    } catch {
      // The database died and did not come back yet; nothing is lost, the rows are on disk.
      storageFailed = true
    }
    if (isRunning()) lookTimer = timers.set(() => void drain('tick'), lookInMs)
  }

  function nextLookMs(end: DrainEnd | 'nothing'): number {
    if (end === 'lost') return TRY_AGAIN_MS
    if (end === 'nothing') return HEARTBEAT_MS
    const waitMs =
      end === 'closed' ? waitLeftMs(keeper.lane(), clock()) : (flusher.secondTryInMs() ?? HEARTBEAT_MS)
    return Math.min(HEARTBEAT_MS, Math.max(LEAST_WAIT_MS, waitMs))
  }

  async function prune(): Promise<void> {
    const nowMs = clock()
    if (Math.abs(nowMs - prunedAtMs) < PRUNE_EVERY_MS) return
    prunedAtMs = nowMs
    await parts.prune?.(nowMs)
  }

  /** Runs `work` with no drain under way and none beginning; one such work after another. */
  function quietly<T>(work: () => Promise<T>): Promise<T> {
    const done = quiet.then(async () => {
      held = true
      try {
        await draining
        return await work()
      } finally {
        held = false
      }
    })
    quiet = done.catch(() => undefined)
    return done
  }

  function stateNow(): DeliveryStatus['state'] {
    if (url === null) return 'off'
    if (!abort) return 'stopped'
    if (inFlight > 0) return 'sending'
    const { kind } = keeper.lane()
    if (kind !== 'open') return kind
    return elsewhere ? 'elsewhere' : 'idle'
  }

  return {
    async start() {
      if (abort) return
      abort = new AbortController()
      // Without its last state the lane starts open: the first answer puts it right.
      await keeper.load(url ?? '').catch(() => undefined)
      notify()
      wake('start')
    },
    async stop() {
      abort?.abort()
      timers.clear(wakeTimer?.handle)
      timers.clear(lookTimer)
      wakeTimer = null
      await draining
      abort = null
      notify()
    },
    wake,
    sendNow: () => drain('now'),
    async setUrl(metricsUrl) {
      await quietly(async () => {
        if (metricsUrl === url) return
        url = metricsUrl
        await keeper.load(url ?? '').catch(() => undefined)
      })
      notify()
      wake('start')
    },
    policyBlocked(blockedUri) {
      if (url !== null && isSameAddress(blockedUri, url)) policyBlocks += 1
    },
    async whileQuiet(work) {
      try {
        return await quietly(() => turn.take(work))
      } finally {
        wake('recorded')
      }
    },
    status: () => {
      const { kind, reason, status, sinceMs, waitMs } = keeper.lane()
      const nextTryAtMs = kind === 'open' ? null : sinceMs + waitMs
      const counts = { inFlight, delivered, lastDeliveredAtMs, storageFailed }
      return { state: stateNow(), reason, status, nextTryAtMs, ...counts }
    },
    maybeStored: async () => asCount(await facts.read(FACT.maybeStored)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether a report is about the metrics address; browsers report the whole address or its origin. */
function isSameAddress(blockedUri: string, metricsUrl: string): boolean {
  try {
    const target = new URL(interactionAddress(metricsUrl), globalThis.location?.href)
    return new URL(blockedUri, target).origin === target.origin
  } catch {
    return false
  }
}
