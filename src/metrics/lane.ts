import * as v from 'valibot'
import { backOffDelayMs, RETRY_AFTER_CAP_MS } from '#domain/recording/delivery'

/**
 * The lane to the metrics service as a pure state machine (docs/outbox.md O5): open, backing off
 * after a failure, or paused because configuration or a captive portal stands in the way. Its
 * state is kept as a device fact, so that staff can read it and a reload does not end a pause.
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
  /** HTTP status of the answer that led here, if there was one. */
  status: number | null
  /** Failures in a row that count for the back-off. */
  failures: number
  /** Portal answers since the service last answered. */
  portals: number
  /** Unix ms of the last failure, and how long to wait from there. */
  sinceMs: number
  waitMs: number
  /** The service itself named the wait (Retry-After): only "Send now" goes before. */
  told: boolean
}

export const OPEN_LANE: Lane = {
  kind: 'open',
  reason: null,
  status: null,
  failures: 0,
  portals: 0,
  sinceMs: 0,
  waitMs: 0,
  told: false,
}

/** Portal answers after which the lane pauses. */
const PORTALS_BEFORE_PAUSE = 3
/** A paused lane tries one record this often. */
const PAUSED_RETRY_MS = 300_000
/** While the device says it has no network, a try this often is enough: `online` wakes us anyway. */
const OFFLINE_RETRY_MS = 60_000
/** Spread over the waits that are the same on each kiosk. */
export const MAX_JITTER_MS = 3_000

/** What one request told about the lane. */
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
  /** `navigator.onLine`, a hint: offline time counts no failures. */
  online: boolean
  /** Whether the request was the single probe of a lane that was not open. */
  probe: boolean
}

/** The lane after `event`. Returns the same object when nothing changed. */
export function laneReducer(lane: Lane, event: LaneEvent, context: LaneContext): Lane {
  const { nowMs, random, probe } = context
  if (event.kind === 'answered') {
    // A late success of the round that failed says nothing about the next one; a probe's does.
    return probe && lane.kind !== 'open' ? OPEN_LANE : lane
  }
  if (event.kind === 'failed') return laneAfterFailure(lane, event, context)
  const portals = event.kind === 'portal' ? lane.portals + 1 : lane.portals
  const reason = event.kind === 'portal' ? 'portal' : event.reason
  const common = { reason, status: event.status, portals, sinceMs: nowMs, told: false } as const
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
  const told = retryAfterMs === undefined ? null : retryAfterMs + random * MAX_JITTER_MS
  if (lane.kind === 'backingOff' && !probe) {
    // The rest of a round that failed together is one failure; a longer wait asked for is obeyed.
    return told === null || nowMs + told <= lane.sinceMs + lane.waitMs
      ? lane
      : { ...lane, sinceMs: nowMs, waitMs: told, told: true }
  }
  const common = { ...lane, kind: 'backingOff', status: event.status, sinceMs: nowMs } as const
  if (!online && event.status === null) {
    return { ...common, reason: 'offline', waitMs: OFFLINE_RETRY_MS * (0.5 + random / 2), told: false }
  }
  const failures = lane.failures + 1
  const waitMs = told ?? backOffDelayMs(failures, random)
  return { ...common, reason: event.reason, failures, waitMs, told: told !== null }
}

/**
 * Urgency of a try: a `tick` waits for the lane, a `nudge` (online, visible, pageshow) ends a
 * back-off of our own, a `start` also tries a paused lane once, `now` is a person's "Send now".
 */
export type Urgency = 'tick' | 'nudge' | 'start' | 'now'

/** How much may be sent: everything, one record, or nothing yet. */
export function laneAllows(lane: Lane, urgency: Urgency, nowMs: number): 'wide' | 'probe' | 'wait' {
  if (lane.kind === 'open') return 'wide'
  if (waitLeftMs(lane, nowMs) === 0 || urgency === 'now') return 'probe'
  if (lane.kind === 'paused') return urgency === 'start' ? 'probe' : 'wait'
  return urgency !== 'tick' && !lane.told ? 'probe' : 'wait'
}

/** Milliseconds until the lane may be tried; 0 when it may, also when the clock went back since. */
export function waitLeftMs(lane: Lane, nowMs: number): number {
  if (lane.kind === 'open' || nowMs < lane.sinceMs) return 0
  return Math.max(0, lane.sinceMs + lane.waitMs - nowMs)
}

/** The longest wait that a lane takes on: an hour by `Retry-After`, and its jitter. */
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
    told: v.boolean(),
  }),
})

/** The lane kept for `url`; open when there is none, it is broken, or it is about another address. */
export function readLane(value: unknown, url: string): Lane {
  const parsed = v.safeParse(storedLane, value)
  return parsed.success && parsed.output.url === url ? parsed.output.lane : OPEN_LANE
}
