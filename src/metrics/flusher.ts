import { classifyReply } from '#domain/recording/delivery'
import type { Interaction } from '#domain/recording/interaction'
import type { InteractionStore } from '../data/interactions/interactions'
import type { DeliveryParts, Progress } from './deliveryTypes'
import type { FlushLock } from './flushLock'
import { type LaneEvent, laneAllows, type Urgency } from './lane'
import type { LaneStore } from './laneStore'
import type { MetricsLog } from './log'
import type { Clock, Random } from './ports'
import type { PostOutcome } from './post'

/** Sessions sent at the same time; inside one, record after record (docs/outbox.md O5). */
const PARALLEL_SESSIONS = 4
/** Shortest time before a record that was refused once is retried, after the others. */
const RETRY_REFUSED_MS = 10_000

export interface FlusherParts {
  store: Pick<
    InteractionStore,
    'pendingSessions' | 'nextPending' | 'heldPending' | 'markDelivered' | 'markHeldAgainst' | 'markReplyLost'
  >
  lock: FlushLock
  lane: LaneStore
  post(row: Interaction): Promise<PostOutcome>
  /** Nothing is sent while delivery is stopped or paused, or has no address. */
  isRunning(): boolean
  /** False while the device reports that it is offline, when failed requests do not count as lost. */
  online(): boolean
  note: DeliveryParts['note']
  log: MetricsLog
  clock: Clock
  random: Random
  /** Called when the lane or the progress has changed. */
  onChange(): void
}

/** How a drain ended: nothing left to send, the lane closed, the lock was lost, or another tab had it. */
export type DrainEnd = 'empty' | 'closed' | 'lost' | 'elsewhere'

/** Sends pending records: takes the lock, posts one record after another, and marks each by its reply. */
export interface Flusher {
  /** Sends to `url` until nothing is left, the lane closes, or the lock is lost. */
  drain(url: string, urgency: Urgency): Promise<DrainEnd>
  progress(): Progress
  /** Milliseconds until a record refused once is due again; null when there is none. */
  retryInMs(): number | null
}

export function createFlusher(parts: FlusherParts): Flusher {
  const { store, lock, lane, clock, onChange } = parts
  let progress: Progress = { inFlight: 0, delivered: 0, lastDeliveredAtMs: null }
  /** Acknowledged records that could not be marked because the database failed: only marked, never sent again. */
  const acknowledged = new Map<string, number>()
  /** Times at which records were first refused on this page; those of earlier pages are due at once. */
  const refusedAtMs = new Map<string, number>()
  let ownsLock: () => Promise<boolean> = async () => false
  let lostLock = false

  const allows = (urgency: Urgency) =>
    parts.isRunning() ? laneAllows(lane.lane(), urgency, clock()) : 'wait'
  const canContinue = () => !lostLock && allows('tick') === 'wide'
  const onLane = (event: LaneEvent, probe: boolean) =>
    lane
      .apply(event, { nowMs: clock(), random: parts.random(), online: parts.online(), probe })
      .finally(onChange)
  const fail = ({ action, id }: Interaction, why: string) =>
    parts.log('metrics post failed', { action, id, why })

  function setProgress(change: Partial<Progress>): void {
    progress = { ...progress, ...change }
    onChange()
  }

  /** Sends one record and stores the result. False if the record is still pending. */
  async function send(row: Interaction, probe: boolean): Promise<boolean> {
    const marked = acknowledged.get(row.id)
    if (marked !== undefined) {
      await markDelivered(row, marked)
      return true
    }
    if (!(await ownsLock())) {
      lostLock = true
      return false
    }
    setProgress({ inFlight: progress.inFlight + 1 })
    const outcome = await parts.post(row).finally(() => setProgress({ inFlight: progress.inFlight - 1 }))
    return outcome.kind === 'reply' ? handleReply(row, outcome, probe) : handleNoReply(row, outcome, probe)
  }

  async function handleReply(
    row: Interaction,
    { reply }: PostOutcome & { kind: 'reply' },
    probe: boolean,
  ): Promise<boolean> {
    const verdict = classifyReply(reply, clock())
    // An opaque redirect has 0, which is not a status.
    const status = reply.status || null
    const text = `HTTP ${reply.status} ${reply.type}`
    switch (verdict.verdict) {
      case 'delivered':
        acknowledged.set(row.id, reply.status)
        await markDelivered(row, reply.status)
        await onLane({ kind: 'answered' }, probe)
        return true
      case 'refuse': {
        fail(row, text)
        const refused = await store.markHeldAgainst(row.id, reply.status)
        if (refused) refusedAtMs.delete(row.id)
        else refusedAtMs.set(row.id, clock())
        if (refused) parts.note('metrics-refused', `HTTP ${reply.status}: ${row.action} (${row.id})`)
        await onLane({ kind: 'answered' }, probe)
        return true
      }
      case 'portal':
        fail(row, `${text}, not from the metrics service`)
        await onLane({ kind: 'portal', status }, probe)
        return false
      case 'pause':
        fail(row, text)
        await onLane({ kind: 'stopped', reason: 'configuration', status }, probe)
        return false
      case 'backOff': {
        fail(row, text)
        const { retryAfterMs } = verdict
        const wait = retryAfterMs === undefined ? {} : { retryAfterMs }
        await onLane({ kind: 'failed', reason: 'service', status, ...wait }, probe)
        return false
      }
    }
  }

  async function handleNoReply(row: Interaction, outcome: PostOutcome, probe: boolean): Promise<false> {
    const reason = outcome.kind === 'lost' ? outcome.reason : 'blocked-by-policy'
    fail(row, reason)
    if (reason === 'blocked-by-policy') await onLane({ kind: 'stopped', reason, status: null }, probe)
    if (reason === 'network' || reason === 'timeout')
      await onLane({ kind: 'failed', reason, status: null }, probe)
    if (reason === 'aborted') lostLock = true
    // A device that is offline sent nothing; otherwise the record may already be stored.
    if (reason !== 'blocked-by-policy' && parts.online()) await store.markReplyLost(row.id)
    return false
  }

  async function markDelivered(row: Interaction, status: number): Promise<void> {
    await store.markDelivered(row.id, status, new Date(clock()).toISOString())
    acknowledged.delete(row.id)
    refusedAtMs.delete(row.id)
    setProgress({ delivered: progress.delivered + 1, lastDeliveredAtMs: clock() })
  }

  /** Sends one record to find out whether the lane is open again. False if there is none. */
  async function probeOnce(): Promise<boolean> {
    const done = new Set<string>()
    for (;;) {
      const [session] = await store.pendingSessions(1, done)
      const row = session === undefined ? await nextDueRefused() : await store.nextPending(session, null)
      if (row) await send(row, true)
      if (row || session === undefined) return row !== undefined
      done.add(session)
    }
  }

  /** Sends all sessions, four at a time, oldest record first in each. */
  async function sendAll(): Promise<void> {
    const done = new Set<string>()
    const running = new Map<string, Promise<void>>()
    let failure: { error: unknown } | null = null
    while (canContinue() && !failure) {
      const free = PARALLEL_SESSIONS - running.size
      for (const session of await store.pendingSessions(free, new Set([...done, ...running.keys()]))) {
        const work = sendSession(session)
          .then((finished) => {
            if (finished) done.add(session)
          })
          .catch((error: unknown) => {
            failure = { error }
          })
          .finally(() => running.delete(session))
        running.set(session, work)
      }
      if (running.size === 0) break
      await Promise.race(running.values())
    }
    await Promise.all(running.values())
    if (failure) throw (failure as { error: unknown }).error
  }

  /** Sends one session in order. True if nothing in it is left for this drain. */
  async function sendSession(session: string): Promise<boolean> {
    let after: string | null = null
    while (canContinue()) {
      const row: Interaction | undefined = await store.nextPending(session, after)
      if (!row) return true
      if (!canContinue() || !(await send(row, false))) return false
      // Skips records that were refused once, which would otherwise be read again for each that follows.
      after = row.createdAt
    }
    return false
  }

  /** Retries records that were refused once, after all others. */
  async function retryRefused(): Promise<void> {
    while (canContinue()) {
      const row = await nextDueRefused()
      if (!row || !(await send(row, false))) return
    }
  }

  async function nextDueRefused(): Promise<Interaction | undefined> {
    const notDueYet = new Set([...refusedAtMs].filter(([, atMs]) => retryWaitMs(atMs) > 0).map(([id]) => id))
    const row = await store.heldPending(notDueYet)
    // Due records that are missing were settled by another tab or by staff.
    if (!row) for (const id of refusedAtMs.keys()) if (!notDueYet.has(id)) refusedAtMs.delete(id)
    return row
  }

  /** If the clock was set back, the record is due at once. */
  function retryWaitMs(atMs: number): number {
    const nowMs = clock()
    return nowMs < atMs ? 0 : Math.max(0, atMs + RETRY_REFUSED_MS - nowMs)
  }

  async function sendWhileOpen(urgency: Urgency): Promise<DrainEnd> {
    // The urgency applies to one attempt; its reply decides about the next.
    for (let ask = urgency; ; ask = 'tick') {
      const way = allows(ask)
      if (lostLock) return 'lost'
      if (way === 'wait') return 'closed'
      if (way === 'probe') {
        if (!(await probeOnce())) return 'empty'
        continue
      }
      await sendAll()
      await retryRefused()
      if (canContinue()) return 'empty'
    }
  }

  return {
    async drain(url, urgency) {
      let end: DrainEnd = 'elsewhere'
      await lock.tryRun(async (check) => {
        ownsLock = check
        lostLock = false
        // Another tab may have closed the lane in the meantime.
        await lane.load(url)
        end = await sendWhileOpen(urgency)
      })
      return end
    },
    progress: () => progress,
    retryInMs: () =>
      refusedAtMs.size === 0 ? null : Math.min(...[...refusedAtMs.values()].map(retryWaitMs)),
  }
}
