import * as v from 'valibot'
import { backOffDelayMs, RETRY_AFTER_CAP_MS } from '#domain/recording/delivery'

/**
 * The lane to the metrics service as a pure state machine (docs/outbox.md O5): open, backing off after a failure, or
 * paused because of the configuration or a captive portal. Its state is stored as a device fact, so that staff can read
 * it and a reload does not end a pause.
 */
export type LaneKind = 'open' | 'backingOff' | 'paused'
export type LaneReason =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'service'
  | 'portal'
  | 'configuration'
  | 'blocked-by-policy'

export interface Lane {
  kind: LaneKind
  reason: LaneReason | null
  /** HTTP status of the reply that caused this state, if there was one. */
  status: number | null
  /** Failures in a row that count for the back-off. */
  failures: number
  /** Portal replies since the last reply of the service. */
  portals: number
  /** Unix ms of the last failure, and the wait from then. */
  sinceMs: number
  waitMs: number
  /** The service set the wait (Retry-After): only "Send now" ignores it. */
  retryAfterGiven: boolean
}

export const OPEN_LANE: Lane = {
  kind: 'open',
  reason: null,
  status: null,
  failures: 0,
  portals: 0,
  sinceMs: 0,
  waitMs: 0,
  retryAfterGiven: false,
}

/** Number of portal replies after which the lane pauses. */
const PORTALS_BEFORE_PAUSE = 3
/** Interval at which a paused lane tries one record. */
const PAUSED_RETRY_MS = 300_000
/** Interval of attempts while the device is offline; the `online` event causes an earlier one. */
const OFFLINE_RETRY_MS = 60_000
/** Maximum random addition to waits that are the same on each kiosk. */
export const MAX_JITTER_MS = 3_000

/** The result of one request for the lane. */
export type LaneEvent =
  /** The service answered for this record: delivered or refused. */
  | { kind: 'answered' }
  | { kind: 'portal'; status: number | null }
  | {
      kind: 'failed'
      reason: 'network' | 'timeout' | 'service'
      status: number | null
      retryAfterMs?: number
    }
  | { kind: 'stopped'; reason: 'configuration' | 'blocked-by-policy'; status: number | null }

export interface LaneContext {
  nowMs: number
  /** In [0, 1). */
  random: number
  /** `navigator.onLine`, a hint: failures while offline do not count. */
  online: boolean
  /** Whether the request was the single probe of a lane that was not open. */
  probe: boolean
}

/** The lane after `event`. Returns the same object when nothing changed. */
export function laneReducer(lane: Lane, event: LaneEvent, context: LaneContext): Lane {
  const { nowMs, random, probe } = context
  if (event.kind === 'answered') {
    // A late success in a failed round does not open the lane; only that of a probe does.
    return probe && lane.kind !== 'open' ? OPEN_LANE : lane
  }
  if (event.kind === 'failed') return laneAfterFailure(lane, event, context)
  const portals = event.kind === 'portal' ? lane.portals + 1 : lane.portals
  const reason = event.kind === 'portal' ? 'portal' : event.reason
  const common = { reason, status: event.status, portals, sinceMs: nowMs, retryAfterGiven: false } as const
  if (event.kind === 'portal' && lane.kind !== 'paused' && portals < PORTALS_BEFORE_PAUSE) {
    const failures = lane.kind === 'open' || probe ? lane.failures + 1 : lane.failures
    return { ...common, kind: 'backingOff', failures, waitMs: backOffDelayMs(failures, random) }
  }
  return {
    ...common,
    kind: 'paused',
    failures: lane.failures,
    waitMs: PAUSED_RETRY_MS + random * MAX_JITTER_MS,
  }
}

function laneAfterFailure(lane: Lane, event: LaneEvent & { kind: 'failed' }, context: LaneContext): Lane {
  const { nowMs, random, online, probe } = context
  const { retryAfterMs } = event
  // A pause stays a pause, with its reason, until a record gets through.
  if (lane.kind === 'paused') {
    return probe ? { ...lane, sinceMs: nowMs, waitMs: PAUSED_RETRY_MS + random * MAX_JITTER_MS } : lane
  }
  const givenWaitMs = retryAfterMs === undefined ? null : retryAfterMs + random * MAX_JITTER_MS
  if (lane.kind === 'backingOff' && !probe) {
    // The other failures of a round count as one; a longer requested wait is respected.
    return givenWaitMs === null || nowMs + givenWaitMs <= lane.sinceMs + lane.waitMs
      ? lane
      : { ...lane, sinceMs: nowMs, waitMs: givenWaitMs, retryAfterGiven: true }
  }
  const common = { ...lane, kind: 'backingOff', status: event.status, sinceMs: nowMs } as const
  if (!online && event.status === null) {
    return {
      ...common,
      reason: 'offline',
      waitMs: OFFLINE_RETRY_MS * (0.5 + random / 2),
      retryAfterGiven: false,
    }
  }
  const failures = lane.failures + 1
  const waitMs = givenWaitMs ?? backOffDelayMs(failures, random)
  return { ...common, reason: event.reason, failures, waitMs, retryAfterGiven: givenWaitMs !== null }
}

/**
 * Urgency of an attempt: a `tick` waits for the lane, a `nudge` (online, visible, pageshow) ends a back-off that the
 * service did not request, a `start` also tries a paused lane once, `now` is "Send now" by staff.
 */
export type Urgency = 'tick' | 'nudge' | 'start' | 'now'

/** How much may be sent: everything, one record, or nothing yet. */
export function laneAllows(lane: Lane, urgency: Urgency, nowMs: number): 'wide' | 'probe' | 'wait' {
  if (lane.kind === 'open') return 'wide'
  if (waitLeftMs(lane, nowMs) === 0 || urgency === 'now') return 'probe'
  if (lane.kind === 'paused') return urgency === 'start' ? 'probe' : 'wait'
  return urgency !== 'tick' && !lane.retryAfterGiven ? 'probe' : 'wait'
}

/** Milliseconds until the lane may be tried; 0 if it may, also if the clock was set back. */
export function waitLeftMs(lane: Lane, nowMs: number): number {
  if (lane.kind === 'open' || nowMs < lane.sinceMs) return 0
  return Math.max(0, lane.sinceMs + lane.waitMs - nowMs)
}

/** Maximum wait of a lane: an hour by `Retry-After`, and its jitter. */
const LONGEST_WAIT_MS = RETRY_AFTER_CAP_MS + MAX_JITTER_MS
const unixMs = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const storedLane = v.object({
  url: v.string(),
  lane: v.object({
    kind: v.picklist(['open', 'backingOff', 'paused']),
    reason: v.nullable(
      v.picklist([
        'offline',
        'network',
        'timeout',
        'service',
        'portal',
        'configuration',
        'blocked-by-policy',
      ]),
    ),
    status: v.nullable(count),
    failures: count,
    portals: count,
    sinceMs: unixMs,
    waitMs: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_WAIT_MS)),
    retryAfterGiven: v.boolean(),
  }),
})

/** The stored lane for `url`; open if there is none, it is invalid, or it belongs to another address. */
export function readLane(value: unknown, url: string): Lane {
  const parsed = v.safeParse(storedLane, value)
  return parsed.success && parsed.output.url === url ? parsed.output.lane : OPEN_LANE
}
