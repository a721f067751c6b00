import { Agent } from 'node:http'
import { toWire, type WireInteraction } from '#domain/recording/interaction'
import { isDelivered, post } from '../fixtures/post'
import { queuedInteractions } from '../fixtures/queued'

/** One record of the probe; times by `performance.now()`. */
export interface ProbeSample {
  sentMs: number
  doneMs: number
  isConfirmed: boolean
}

export interface WriteProbe {
  readonly samples: readonly ProbeSample[]
  /** Records with a reply that they are stored, and those without. */
  readonly confirmed: readonly WireInteraction[]
  readonly unanswered: readonly WireInteraction[]
  /** Resolves with the first confirmation of a record that was sent at `fromMs` or later. Rejects after `limitMs`. */
  untilConfirmed(fromMs: number, limitMs: number): Promise<number>
  /** Resolves with the moment at which the first record was sent, at `fromMs` or later, that was not confirmed. Rejects after `limitMs`. */
  untilRefused(fromMs: number, limitMs: number): Promise<number>
  /** Sends nothing more and waits for what is on its way. */
  stop(): Promise<void>
}

const EVERY_MS = 100
/** Long enough for any reply of a service that waits for its database, and short enough to be over at the end. */
const REPLY_LIMIT_MS = 10_000

/** Sends a record ten times a second whatever became of those before, so that each moment has one. */
export function startWriteProbe(url: string): WriteProbe {
  const agent = new Agent({ keepAlive: true })
  const samples: ProbeSample[] = []
  const confirmed: WireInteraction[] = []
  const unanswered: WireInteraction[] = []
  const running = new Set<Promise<void>>()

  async function send(): Promise<void> {
    const [row] = queuedInteractions(1, 1, Date.now())
    if (!row) return
    const record = toWire(row)
    const sentMs = performance.now()
    const isConfirmed = isDelivered(await post(agent, url, record, REPLY_LIMIT_MS))
    ;(isConfirmed ? confirmed : unanswered).push(record)
    samples.push({ sentMs, doneMs: performance.now(), isConfirmed })
  }

  const timer = setInterval(() => {
    const sending = send().finally(() => running.delete(sending))
    running.add(sending)
  }, EVERY_MS)

  return {
    samples,
    confirmed,
    unanswered,
    untilConfirmed: (fromMs, limitMs) =>
      until(() => firstConfirmedMs(samples, fromMs), limitMs, 'No write was taken in time.'),
    untilRefused: (fromMs, limitMs) =>
      until(() => firstRefusedMs(samples, fromMs), limitMs, 'No write was refused in time.'),
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
      agent.destroy()
    },
  }
}

async function until(find: () => number | null, limitMs: number, message: string): Promise<number> {
  for (const endMs = performance.now() + limitMs; ; ) {
    const found = find()
    if (found !== null) return found
    if (performance.now() > endMs) throw new Error(message)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}

/** The first confirmation of a record that was sent at `fromMs` or later; null when there is none. */
export function firstConfirmedMs(samples: readonly ProbeSample[], fromMs: number): number | null {
  const after = samples.filter(({ isConfirmed, sentMs }) => isConfirmed && sentMs >= fromMs)
  return after.length === 0 ? null : Math.min(...after.map(({ doneMs }) => doneMs))
}

/** When the first record was sent, at `fromMs` or later, that was not confirmed; null when there is none. */
export function firstRefusedMs(samples: readonly ProbeSample[], fromMs: number): number | null {
  const refused = samples.filter(({ isConfirmed, sentMs }) => !isConfirmed && sentMs >= fromMs)
  return refused.length === 0 ? null : Math.min(...refused.map(({ sentMs }) => sentMs))
}

/** The longest time between two moments without a confirmation, ms. */
export function longestPauseMs(samples: readonly ProbeSample[], fromMs: number, toMs: number): number {
  const confirmations = samples
    .filter(({ isConfirmed, doneMs }) => isConfirmed && doneMs > fromMs && doneMs < toMs)
    .map(({ doneMs }) => doneMs)
    .sort((one, other) => one - other)
  const moments = [fromMs, ...confirmations, toMs]
  return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment)))
}
