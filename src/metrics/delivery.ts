import { asCount, type DeviceFacts, FACT } from '../data/deviceFacts'
import type { InteractionStore } from '../data/interactions'
import type { DeliveryLease } from '../data/lease'
import { uuidv4 } from '../domain/uuid'
import { createFlusher } from './flusher'
import {
  type Lane,
  type LaneEvent,
  type LaneReason,
  laneAfter,
  laneAllows,
  OPEN_LANE,
  type Push,
  readLane,
  SPREAD_MS,
  waitLeftMs,
} from './lane'
import { logMetrics, type MetricsLog } from './log'
import {
  browserLocks,
  browserTimers,
  type Clock,
  type FetchLike,
  type LocksLike,
  type Random,
  type Timers,
} from './ports'
import { interactionAddress, postInteraction } from './post'
import { createTurn } from './turn'

/** Why delivery looks at its queue. */
export type WakeReason = 'start' | 'online' | 'visible' | 'pageshow' | 'timer' | 'recorded' | 'sendNow'

/** Codes of what staff are told (table `staffNotes`). */
export type DeliveryNote =
  | 'metrics-portal'
  | 'metrics-configuration'
  | 'metrics-refused'
  | 'metrics-blocked-by-policy'

export interface DeliveryStatus {
  /** `off`: no metrics address. `elsewhere`: another tab is sending. `idle`: nothing under way. */
  state: 'off' | 'stopped' | 'idle' | 'sending' | 'elsewhere' | 'backingOff' | 'paused'
  reason: LaneReason | null
  /** HTTP status behind a back-off or pause, if there was an answer. */
  status: number | null
  /** Unix ms of the next try while backing off or paused. */
  nextTryAtMs: number | null
  inFlight: number
  /** Delivered by this page since it started. */
  delivered: number
  lastDeliveredAtMs: number | null
  /** The database failed under the last drain. */
  storageFailed: boolean
}

export interface DeliveryParts {
  /** `config.metricsUrl`: `''` this origin, null no delivery. */
  metricsUrl: string | null
  store: InteractionStore
  lease: DeliveryLease
  facts: Pick<DeviceFacts, 'read' | 'write'>
  /** Tells staff; must not throw. */
  note(code: DeliveryNote, detail: string): void
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
  /** The page's policy forbade an address (securitypolicyviolation, connect-src). */
  policyBlocked(blockedUri: string): void
  /** Runs `work` while nothing is sent by any tab; false, without running it, when another tab sends. */
  whileQuiet(work: () => Promise<void>): Promise<boolean>
  status(): DeliveryStatus
  /** How many records had a reply lost: these may be stored twice by a service without the natural key. */
  maybeStored(): Promise<number>
  subscribe(listener: () => void): () => void
}

/** A drain that met a broken database, or another tab's turn, is tried again after this. */
const TRY_AGAIN_MS = 15_000
/** Whatever was missed, the queue is looked at this often; costs one key when it is empty. */
const HEARTBEAT_MS = 300_000

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
const stronger = (a: Push | null, b: Push): Push => (a && STRENGTH.indexOf(a) > STRENGTH.indexOf(b) ? a : b)

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
  const listeners = new Set<() => void>()

  let url = parts.metricsUrl
  let lane: Lane = OPEN_LANE
  let abort: AbortController | null = null
  let held = false
  let elsewhere = false
  let storageFailed = false
  let inFlight = 0
  let delivered = 0
  let lastDeliveredAtMs: number | null = null
  let push: Push | null = null
  let wakeTimer: { handle: unknown; push: Push } | null = null
  let afterTimer: unknown = null
  let draining: Promise<void> | null = null
  let blocked = 0

  const notify = () => {
    for (const listener of listeners) listener()
  }

  const flusher = createFlusher({
    store,
    clock,
    online,
    async post(row) {
      const signal = abort?.signal ?? AbortSignal.abort()
      const before = blocked
      return postInteraction(row, url ?? '', { fetch, timers, signal, wasBlocked: () => blocked > before })
    },
    allows() {
      if (!abort || abort.signal.aborted || held || url === null) return 'wait'
      const way = laneAllows(lane, push ?? 'tick', clock())
      // A push is good for one try; the answer to that try decides about the next.
      push = null
      return way
    },
    onLane,
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

  async function onLane(event: LaneEvent, probe: boolean): Promise<void> {
    const before = lane
    lane = laneAfter(lane, event, { nowMs: clock(), random: random(), online: online(), probe })
    if (lane === before) return
    notify()
    const said =
      lane.kind === 'paused' &&
      (before.kind !== 'paused' || before.reason !== lane.reason || before.status !== lane.status)
    if (said) tellPause(lane)
    await facts.write(FACT.lane, { url, lane })
  }

  function tellPause({ reason, status }: Lane): void {
    const where = interactionAddress(url ?? '')
    if (reason === 'portal')
      note('metrics-portal', `${where} is answered by a page, not by the metrics service`)
    else if (reason === 'blocked-by-policy')
      note('metrics-blocked-by-policy', `${where} is not in the page's Content-Security-Policy`)
    else note('metrics-configuration', `${where} answered HTTP ${status}`)
  }

  function wake(reason: WakeReason): void {
    if (!abort || url === null) return
    const wanted = stronger(wakeTimer?.push ?? null, PUSH[reason])
    // Ten kiosks that get their network back together must not all ask at once.
    if (wakeTimer) wakeTimer.push = wanted
    else wakeTimer = { push: wanted, handle: timers.set(woken, random() * SPREAD_MS) }
  }

  function woken(): void {
    const wanted = wakeTimer?.push ?? 'tick'
    wakeTimer = null
    void drain(wanted)
  }

  /** Drains once more after the drain under way, if there is one. */
  async function drain(wanted: Push): Promise<void> {
    while (draining) await draining
    if (!abort || abort.signal.aborted || held || url === null) return
    draining = drainOnce(wanted).finally(() => {
      draining = null
      notify()
    })
    await draining
  }

  async function drainOnce(wanted: Push): Promise<void> {
    timers.clear(afterTimer)
    let again = TRY_AGAIN_MS
    try {
      if (laneAllows(lane, wanted, clock()) !== 'wait' && (await hasWork())) {
        push = wanted
        elsewhere = !(await turn.take(flusher.drain))
      } else elsewhere = false
      storageFailed = false
      if (!elsewhere) again = nextLookMs()
    } catch {
      // The database died and did not come back yet; nothing is lost, the rows are on disk.
      storageFailed = true
    }
    if (abort && !abort.signal.aborted) afterTimer = timers.set(() => void drain('tick'), again)
  }

  async function hasWork(): Promise<boolean> {
    return (await store.pendingSessions(1, new Set())).length > 0
  }

  function nextLookMs(): number {
    if (lane.kind !== 'open') return waitLeftMs(lane, clock())
    return Math.min(HEARTBEAT_MS, flusher.secondTryInMs() ?? HEARTBEAT_MS)
  }

  return {
    async start() {
      if (abort) return
      abort = new AbortController()
      await loadLane()
      wake('start')
    },
    async stop() {
      abort?.abort()
      timers.clear(wakeTimer?.handle)
      timers.clear(afterTimer)
      wakeTimer = null
      await draining
      abort = null
      notify()
    },
    wake,
    sendNow: () => drain('now'),
    async setUrl(metricsUrl) {
      if (metricsUrl === url) return
      url = metricsUrl
      await draining
      await loadLane()
      wake('start')
    },
    policyBlocked(blockedUri) {
      if (url !== null && isSameAddress(blockedUri, url)) blocked += 1
    },
    async whileQuiet(work) {
      if (held) return false
      held = true
      try {
        await draining
        return await turn.take(work)
      } finally {
        held = false
        wake('recorded')
      }
    },
    status: () => ({
      state: stateNow(),
      reason: lane.reason,
      status: lane.status,
      nextTryAtMs: lane.kind === 'open' ? null : lane.sinceMs + lane.waitMs,
      inFlight,
      delivered,
      lastDeliveredAtMs,
      storageFailed,
    }),
    maybeStored: async () => asCount(await facts.read(FACT.maybeStored)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  function stateNow(): DeliveryStatus['state'] {
    if (url === null) return 'off'
    if (!abort) return 'stopped'
    if (inFlight > 0) return 'sending'
    if (lane.kind !== 'open') return lane.kind
    return elsewhere ? 'elsewhere' : 'idle'
  }

  async function loadLane(): Promise<void> {
    // Without its last state the lane starts open: the first answer puts it right.
    const stored = await facts.read(FACT.lane).catch(() => undefined)
    lane = readLane(stored, url ?? '')
    notify()
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
