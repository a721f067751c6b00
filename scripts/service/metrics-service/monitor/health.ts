import { type DatabaseTrouble, databaseTrouble, isUnstorable, sqlState } from './databaseError'

/** `ready` and `degraded` take posts; a balancer sends nothing to the others. */
export const HEALTH_STATES = ['ready', 'degraded', 'read-only', 'unavailable', 'stopping'] as const

export type HealthState = (typeof HEALTH_STATES)[number]

export interface HealthReport {
  state: HealthState
  /** Sentences for the operator; none when `ready`. Anyone may read them: no name, address or error text. */
  reasons: string[]
}

export interface HealthOptions {
  /** Rejects with the driver's error when the database takes no writes. */
  ping: () => Promise<void>
  /** Hears of each new state. */
  onChange?: (report: HealthReport) => void
  /** How long `ping` may take before the database counts as away, ms. */
  answerWithinMs?: number
  /** Posts that may wait for the database at once. */
  mostWaiting?: number
  /** A clock in ms. */
  now?: () => number
}

export interface Health {
  /** Resolves within `answerWithinMs`, never rejects, and asks the database at most once a second. */
  check(): Promise<HealthReport>
  /** Runs the write of a post and learns from how it ends, which it passes on. */
  watch(write: () => Promise<'stored' | 'repeat'>): Promise<'stored' | 'repeat'>
  /** Posts that wait for the database. */
  waiting(): number
  /** Whether so many posts wait that another one has to come back later. */
  isFull(): boolean
  /** From now on the service is `stopping`. */
  stop(): void
}

const ANSWER_WITHIN_MS = 1_500
/** How long an answer of the database counts. */
const KEEP_MS = 1_000
/** As long as a kiosk waits after a 503 (`Retry-After`): the next real write shows whether there is room again. */
const DISK_FULL_MS = 10_000
const MOST_WAITING = 4_000
const SLOW_MS = 2_000
/** Pings of which none has ended: one more, because the first may hang on a connection that is cut. */
const MOST_PINGS = 2
const MINUTE_S = 60

type Finding = DatabaseTrouble | 'silent'

/** What the last ping found. */
interface Answer {
  finding: Finding | null
  state: string
  atMs: number
}

/**
 * Health from what posts met and, while none come, from a ping. There is no probing write: a small one finds room on a
 * full disk, so it proves nothing, and it would wait for the standby in each process each second.
 */
export function createHealth({
  ping,
  onChange,
  answerWithinMs = ANSWER_WITHIN_MS,
  mostWaiting = MOST_WAITING,
  now = () => performance.now(),
}: HealthOptions): Health {
  let stopping = false
  let latest: HealthState = 'ready'
  let checks = 0
  let newestCheck = 0
  let checkedMs = Number.NEGATIVE_INFINITY
  let storedMs = Number.NEGATIVE_INFINITY
  let fullMs = Number.NEGATIVE_INFINITY
  let answer: Answer | null = null
  let asking: Promise<Answer> | null = null
  let pings = 0
  let newestPing = 0
  const begunMs = new Map<number, number>()
  let writes = 0
  const failures = recentCount(now)

  async function ask(): Promise<Answer> {
    if (pings >= MOST_PINGS) return { finding: 'silent', state: '', atMs: now() }
    pings++
    const own = ++newestPing
    const learn = (finding: Finding | null, state = '') => {
      // An older ping that ends late says nothing about now.
      if (own === newestPing) answer = { finding, state, atMs: now() }
    }
    const ended = ping()
      .then(
        () => learn(null),
        (error: unknown) => learn(databaseTrouble(error), sqlState(error)),
      )
      .finally(() => {
        pings--
      })
    if ((await within(ended, answerWithinMs)) === 'late') learn('silent')
    return answer ?? { finding: 'silent', state: '', atMs: now() }
  }

  async function finding(): Promise<{ finding: Finding | null; state: string }> {
    if (now() - fullMs < DISK_FULL_MS) return { finding: 'disk-full', state: '' }
    if (now() - storedMs < KEEP_MS) return { finding: null, state: '' }
    if (answer && now() - answer.atMs < KEEP_MS) return answer
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }

  function concerns(): string[] {
    const reasons: string[] = []
    const [oldestMs = now()] = begunMs.values()
    const waitsMs = now() - oldestMs
    const failed = failures.count()
    if (begunMs.size >= mostWaiting / 2)
      reasons.push(
        `${begunMs.size} posts wait for the database. From ${mostWaiting} on, posts are turned away.`,
      )
    if (waitsMs >= SLOW_MS)
      reasons.push(
        `A post has waited for the database for ${Math.round(waitsMs / 1000)} s. It is overloaded, or waits for a lock or a synchronous standby.`,
      )
    if (failed > 0)
      reasons.push(
        `${failed} writes failed within the last minute. The log says why; kiosks send them again.`,
      )
    return reasons
  }

  async function report(): Promise<HealthReport> {
    if (stopping) return { state: 'stopping', reasons: ['The service is shutting down.'] }
    const found = await finding()
    if (found.finding !== null) return refusal(found.finding, found.state, answerWithinMs)
    const reasons = concerns()
    return { state: reasons.length > 0 ? 'degraded' : 'ready', reasons }
  }

  async function check(): Promise<HealthReport> {
    checkedMs = now()
    const own = ++checks
    const found = await report()
    // One that waited for a ping may end after a newer one.
    if (own > newestCheck && found.state !== latest) {
      latest = found.state
      onChange?.(found)
    }
    newestCheck = Math.max(newestCheck, own)
    return found
  }

  /** A change is said even while nobody asks. */
  function checkSoon(): void {
    if (now() - checkedMs >= KEEP_MS) void check()
  }

  return {
    check,
    async watch(write) {
      const own = ++writes
      begunMs.set(own, now())
      try {
        const outcome = await write()
        storedMs = now()
        // A repeat needs no room.
        if (outcome === 'stored') fullMs = Number.NEGATIVE_INFINITY
        if (latest !== 'ready') checkSoon()
        return outcome
      } catch (error) {
        if (!isUnstorable(error)) {
          failures.add()
          storedMs = Number.NEGATIVE_INFINITY
          if (databaseTrouble(error) === 'disk-full') fullMs = now()
          checkSoon()
        }
        throw error
      } finally {
        begunMs.delete(own)
      }
    },
    waiting: () => begunMs.size,
    isFull: () => begunMs.size >= mostWaiting,
    stop() {
      stopping = true
    },
  }
}

function refusal(finding: Finding, state: string, answerWithinMs: number): HealthReport {
  switch (finding) {
    case 'read-only':
      return {
        state: 'read-only',
        reasons: [
          'The database answers but takes no writes: it is a replica, or is set to read-only. Kiosks keep their records.',
        ],
      }
    case 'disk-full':
      return {
        state: 'read-only',
        reasons: ['The disk of the database is full. Make room on it; kiosks keep their records.'],
      }
    case 'refused':
      return {
        state: 'read-only',
        reasons: [`The database refuses writes with error ${state}. The log says more.`],
      }
    case 'broken':
      return {
        state: 'unavailable',
        reasons: ['The disk failed or is full. Make room on it and start the service again.'],
      }
    case 'silent':
    case 'slow':
      return {
        state: 'unavailable',
        reasons: [`The database has not answered for ${answerWithinMs / 1000} s.`],
      }
    case 'away':
      return { state: 'unavailable', reasons: ['The database cannot be reached.'] }
  }
}

/** Counts what happened within the last minute, by the second. */
function recentCount(now: () => number): { add(): void; count(): number } {
  const bySecond = new Map<number, number>()
  const drop = (second: number) => {
    for (const old of bySecond.keys()) if (old <= second - MINUTE_S) bySecond.delete(old)
  }
  const second = () => Math.floor(now() / 1000)
  return {
    add() {
      drop(second())
      bySecond.set(second(), (bySecond.get(second()) ?? 0) + 1)
    },
    count() {
      drop(second())
      return [...bySecond.values()].reduce((sum, count) => sum + count, 0)
    },
  }
}

async function within(promise: Promise<void>, ms: number): Promise<'done' | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late')
  })
  try {
    return await Promise.race([promise.then(() => 'done' as const), late])
  } finally {
    clearTimeout(timer)
  }
}
