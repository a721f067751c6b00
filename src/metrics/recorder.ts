import { createEmitter } from '#domain/base/emitter'
import { createUuidv7, uuidv4 } from '#domain/base/uuid'
import { answerPainted } from '#domain/base/workAhead'
import type { KioskConfig } from '#domain/device/config'
import { activationIdFor, type InteractionContext } from '#domain/recording/interaction'
import { laterTime } from '#domain/recording/storedInteraction'
import type { NewInteraction, OverflowClaim, StoredStamp } from '../data/interactions/interactions'
import { logMetrics, type MetricsLog } from './log'
import { browserTimers, type Clock, type Timers } from './ports'
import { browserSpillStorage, readSpill, SPILL_LIMIT, type SpillStorage, writeSpill } from './spill'

/** The current mode, language, device and session; all are fixed when `record` is called. */
export interface RecordContext extends InteractionContext {
  /** Id of the visit in which the event happened; a Reset names the visit that it ends. */
  sessionIdentifier: string
}

/** Stores a batch in one transaction; rejects if the database fails. */
export type WriteBatch = (
  batch: readonly NewInteraction[],
  overflow?: OverflowClaim,
) => Promise<readonly StoredStamp[]>

export interface RecorderParts {
  write: WriteBatch
  /** Called after each commit, to wake delivery. */
  onStored?: () => void
  /** Called for each event that has no activation id. */
  onUntracked?: () => void
}

export interface RecorderStatus {
  /** Events that are not in the database (yet). */
  waiting: number
  /** The last write failed: events live in memory and, if `mirrored`, in sessionStorage. */
  failing: boolean
  mirrored: boolean
  /** Events that were lost because the spill was full, and are not counted on disk yet. */
  overflowed: number
}

export interface Recorder {
  /**
   * Records an event; its values are fixed now, even if it is written later.
   * @param action wire name (docs/outbox.md O4)
   * @param value milliseconds for a close, seconds for a Reset, null for the rest
   * @returns true once committed, or if this mode, language and device are not tracked (`metrics not tracked` is logged);
   * false, with `addRecord failed` logged, if the database failed: the event stays in the spill and is stored later
   */
  record(action: string, value: number | null, context: RecordContext): Promise<boolean>
  /** Sets the writer, which is loaded with the database. @returns a function that removes it */
  attach(parts: RecorderParts): () => void
  /** Sets the configuration; earlier events are resolved with their own context. */
  configure(config: KioskConfig): void
  /** Retries events that could not be written. */
  retry(): void
  /** Mirrors uncommitted events; for `pagehide`. */
  mirror(): void
  status(): RecorderStatus
  subscribe(listener: () => void): () => void
}

export interface RecorderPorts {
  clock?: Clock
  timers?: Timers
  storage?: SpillStorage | null
  log?: MetricsLog
}

/** Delay before events that could not be written are retried. */
const RETRY_MS = 5_000
const BATCH_LIMIT = 500
const REMEMBERED_SESSIONS = 20

type Queued = NewInteraction & { settle?: (stored: boolean) => void }

/**
 * A recorder with its own queue. It does not import Dexie: events wait in memory until the writer is attached and
 * config.json has been read.
 */
export function createRecorder(ports: RecorderPorts = {}): Recorder {
  const { clock = Date.now, timers = browserTimers, log = logMetrics } = ports
  const storage = ports.storage === undefined ? browserSpillStorage() : ports.storage
  const newId = createUuidv7()
  const restored = readSpill(storage, {
    claimId: uuidv4(),
    newId: () => newId(clock()),
    now: new Date(clock()).toISOString(),
  })
  const queue: Queued[] = restored.events
  let overflow = restored.overflow
  const lastTimeOfSession = new Map<string, string>()
  for (const { sessionIdentifier, createdAt } of queue) rememberTime(sessionIdentifier, createdAt)

  let parts: RecorderParts | null = null
  let config: KioskConfig | null = null
  let writing = false
  let failing = false
  let mirrored = queue.length > 0
  let retryTimer: unknown = null
  const changes = createEmitter()

  /** Remembers the latest time of a session, so that the next one is later (docs/outbox.md O2). */
  function rememberTime(session: string, at: string): void {
    const known = lastTimeOfSession.get(session) ?? at
    lastTimeOfSession.delete(session)
    lastTimeOfSession.set(session, at > known ? at : known)
    const [oldest] = lastTimeOfSession.keys()
    if (lastTimeOfSession.size > REMEMBERED_SESSIONS && oldest !== undefined) lastTimeOfSession.delete(oldest)
  }

  function record(action: string, value: number | null, context: RecordContext): Promise<boolean> {
    const { sessionIdentifier, mode, locale, device } = context
    const ids = config?.activationIds
    const activationId = ids ? activationIdFor(ids, context) : null
    if (ids && activationId === null) {
      leaveUntracked(action)
      return Promise.resolve(true)
    }
    if ((failing || !parts || !config) && queue.length >= SPILL_LIMIT) {
      countOverflow(action)
      return Promise.resolve(false)
    }
    const nowMs = clock()
    const last = lastTimeOfSession.get(sessionIdentifier) ?? null
    const createdAt = laterTime(last, new Date(nowMs).toISOString())
    rememberTime(sessionIdentifier, createdAt)
    const event = {
      id: newId(nowMs),
      sessionIdentifier,
      action,
      // JSON has no NaN and no infinity.
      value: Number.isFinite(value) ? value : null,
      createdAt,
    }
    return new Promise((settle) => {
      queue.push(
        activationId === null
          ? { ...event, activationId, context: { mode: { ...mode }, locale, device }, settle }
          : { ...event, activationId, context: null, settle },
      )
      if (failing || !parts || !config) mirror()
      // Events of one press share a transaction.
      void answerPainted().then(drain)
    })
  }

  function leaveUntracked(action: string): void {
    log('metrics not tracked', { action })
    parts?.onUntracked?.()
  }

  function countOverflow(action: string): void {
    overflow = { ...overflow, count: overflow.count + 1 }
    log('addRecord failed', { action, reason: 'spill is full' })
    mirror()
  }

  /** Resolves events that waited for config.json; those that are not tracked leave the queue. */
  function resolveWaiting({ activationIds }: KioskConfig): void {
    // With a configuration without ids, they are stored unresolved (docs/decisions.md D37).
    if (!activationIds) return
    for (const [index, event] of [...queue.entries()].reverse()) {
      if (event.activationId !== null) continue
      const activationId = activationIdFor(activationIds, event.context)
      const { settle } = event
      if (activationId !== null) {
        queue[index] = { ...event, activationId, context: null }
        continue
      }
      queue.splice(index, 1)
      leaveUntracked(event.action)
      settle?.(true)
    }
  }

  async function drain(): Promise<void> {
    if (writing || !parts || !config || queue.length === 0) return
    writing = true
    timers.clear(retryTimer)
    try {
      while (parts && queue.length > 0 && (await writeHead(parts)));
    } finally {
      writing = false
      changes.emit()
    }
  }

  /** Writes the head of the queue in one transaction; false if that failed. */
  async function writeHead({ write, onStored }: RecorderParts): Promise<boolean> {
    const head = queue.slice(0, BATCH_LIMIT)
    const claim = overflow
    try {
      const stamps = await write(head.map(withoutSettle), claim.count > 0 ? claim : undefined)
      for (const { sessionIdentifier, createdAt } of stamps) rememberTime(sessionIdentifier, createdAt)
    } catch (error) {
      failing = true
      for (const event of head) {
        // Logged once per event, which then stays in the spill and is stored later.
        if (event.settle) log('addRecord failed', { action: event.action, error })
        event.settle?.(false)
        delete event.settle
      }
      trim()
      mirror()
      retryTimer = timers.set(drain, RETRY_MS)
      return false
    }
    queue.splice(0, head.length)
    failing = false
    if (claim.count > 0) overflow = { id: uuidv4(), count: overflow.count - claim.count }
    if (mirrored) mirror()
    for (const event of head) event.settle?.(true)
    onStored?.()
    return true
  }

  function trim(): void {
    for (const event of queue.splice(SPILL_LIMIT)) {
      event.settle?.(false)
      countOverflow(event.action)
    }
  }

  function mirror(): void {
    const events = queue.map(withoutSettle)
    mirrored = writeSpill(storage, { events, overflow }) && (events.length > 0 || overflow.count > 0)
    changes.emit()
  }

  return {
    record,
    attach(next) {
      parts = next
      void drain()
      return () => {
        if (parts === next) parts = null
      }
    },
    configure(next) {
      resolveWaiting(next)
      config = next
      void drain()
    },
    retry: () => void drain(),
    mirror,
    status: () => ({ waiting: queue.length, failing, mirrored, overflowed: overflow.count }),
    subscribe: changes.on,
  }
}

function withoutSettle({ settle: _, ...event }: Queued): NewInteraction {
  return event
}

/** The recorder of the page, from the first paint on (docs/outbox.md O2). */
export const recorder = createRecorder()
