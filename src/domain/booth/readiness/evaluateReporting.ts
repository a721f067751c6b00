import type { CheckResult } from './checkResults'
import type { Evidence } from './evidence'
import { findIds } from './ids'

/** How far the device's clock may be off (docs/booth.md B4). */
export const CLOCK_LIMIT_MS = 5 * 60_000

/** An answer stays valid for the day on which the kiosk is unplugged. */
export const EARLIER_ANSWER_MS = 24 * 3_600_000

/** Used only for a rescue (docs/booth.md B3): normally absent from the file. */
const RESCUE_KEY = 'resetStaffPin'

/**
 * A file was read, it says where records go, and it sets the values that would otherwise be defaults
 * (docs/decisions.md D37).
 */
export function evaluateConfig({ source, defaults, refused, lacks }: Evidence['config']): CheckResult {
  if (source === null) return { code: 'not-known', why: 'starting' }
  if (source === 'built-in') return { code: 'config-never' }
  // An invalid value is reported, even though the last valid one is still used.
  const wrong = [...new Set([...lacks, ...refused])].filter(isReportingKey)
  if (wrong.length > 0) return { code: 'config-lacks', keys: wrong }
  if (refused.length > 0) return { code: 'config-refused', keys: [...refused] }
  const named = defaults.filter((key) => key !== RESCUE_KEY)
  if (named.length > 0) return { code: 'config-defaults', keys: named }
  return {
    code: 'config-read',
    source: source === 'fresh' ? 'served' : source === 'by-hand' ? source : 'kept',
  }
}

/** A key, or one inside it, without which records cannot be sent. */
const isReportingKey = (key: string) => /^(metricsUrl|activationIds)(\.|$)/.test(key)

/** Each allowed mode has an id in each language, for this kind of device. */
export function evaluateIds({ activationIds, device, allowed, hasTour }: Evidence['ids']): CheckResult {
  if (activationIds === undefined) return { code: 'ids-none' }
  const { known, untracked, missing } = findIds(activationIds, device, allowed, hasTour)
  if (missing.length > 0) return { code: 'ids-missing', places: missing }
  if (untracked.length > 0) return { code: 'ids-untracked', places: untracked }
  return { code: 'ids-known', ids: known }
}

/** Without a name, only the short id distinguishes a device. */
export function evaluateName({ name }: Evidence['name']): CheckResult {
  return name === '' ? { code: 'name-open' } : { code: 'name-set', name }
}

/** Staff confirmed the event at which the device is used; an event without a name needs no confirmation. */
export function evaluateEvent({ event, confirmed, isShipped }: Evidence['event']): CheckResult {
  if (confirmed === null) return { code: isShipped ? 'event-shipped' : 'event-open', event }
  return confirmed === event ? { code: 'event-confirmed', event } : { code: 'event-other', event, confirmed }
}

/** The service itself answered, not a captive portal. */
export function evaluateMetrics({ url, answer, earlierMs, nowMs }: Evidence['metrics']): CheckResult {
  if (url === undefined) return { code: 'metrics-nowhere' }
  if (url === null) return { code: 'metrics-off' }
  switch (answer?.kind) {
    case 'own':
      return { code: 'metrics-answered', ms: answer.ms }
    case 'blocked':
      return { code: 'metrics-blocked' }
    case 'other':
      if (answer.verdict === 'portal') return { code: 'metrics-portal' }
      return {
        code: answer.verdict === 'backOff' ? 'metrics-fails' : 'metrics-refuses',
        status: answer.status,
      }
    default: {
      // A kiosk that is already unplugged is as ready as when its service last answered.
      const isRecent = earlierMs !== null && Math.abs(nowMs - earlierMs) < EARLIER_ANSWER_MS
      return isRecent
        ? { code: 'metrics-earlier', atMs: earlierMs }
        : { code: 'not-known', why: 'no-network' }
    }
  }
}

/** The device's clock compared with the host's at its last answer; if the clock is now earlier, it was changed since. */
export function evaluateClock({ contact, nowMs }: Evidence['clock']): CheckResult {
  if (contact === null) return { code: 'not-known', why: 'never' }
  const { serverMs, deviceMs } = contact
  if (nowMs < deviceMs - CLOCK_LIMIT_MS) return { code: 'clock-back', atMs: deviceMs }
  const offByMs = deviceMs - serverMs
  const isRight = Math.abs(offByMs) <= CLOCK_LIMIT_MS
  return { code: isRight ? 'clock-right' : 'clock-wrong', offByMs, atMs: deviceMs }
}
