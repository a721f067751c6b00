/**
 * The delivery rules (docs/outbox.md O5) as pure functions: what a response of the metrics service means, and
 * how long to wait after a failure.
 */

/** A complete response to one POST. */
export interface Reply {
  status: number
  /** `Response.type`; `opaqueredirect` is how `redirect: 'manual'` reports a redirect. */
  type: string
  redirected: boolean
  contentType: string | null
  /** The whole body, or enough of its start to detect an HTML document. */
  body: string
  /** The raw Retry-After header: seconds or an HTTP date. */
  retryAfter: string | null
}

export type ReplyVerdict =
  /** Stored by the service. */
  | { verdict: 'delivered' }
  /** The response came from something else: a captive portal, or a host that serves its page for any request. */
  | { verdict: 'portal' }
  /** The service is temporarily unavailable; the record's attempts are not increased. */
  | { verdict: 'backOff'; retryAfterMs?: number }
  /** A configuration error: no record would be accepted. */
  | { verdict: 'pause' }
  /** The service rejects this record. */
  | { verdict: 'refuse' }

const REJECTED_STATUSES = new Set([400, 413, 415, 422])
const RETRYABLE_STATUSES = new Set([408, 425, 429])
/** 409: the record is already stored, and the earlier reply was lost. */
const CONFLICT_STATUS = 409

/** What `reply` means for the record and further delivery; `nowMs` (Unix ms) is for Retry-After dates. */
export function classifyReply(reply: Reply, nowMs: number): ReplyVerdict {
  const { status } = reply
  if (reply.type === 'opaqueredirect' || reply.redirected || (status >= 300 && status < 400)) {
    return { verdict: 'portal' }
  }
  if ((status >= 200 && status < 300) || status === CONFLICT_STATUS) {
    return { verdict: isHtmlDocument(reply) ? 'portal' : 'delivered' }
  }
  if (REJECTED_STATUSES.has(status)) return { verdict: 'refuse' }
  if (status >= 400 && status < 500 && !RETRYABLE_STATUSES.has(status)) return { verdict: 'pause' }
  const retryAfterMs = parseRetryAfter(reply.retryAfter, nowMs)
  return retryAfterMs === null ? { verdict: 'backOff' } : { verdict: 'backOff', retryAfterMs }
}

/** White space, comments and an XML declaration may precede a document. */
const PREAMBLE = /^(?:[\s\uFEFF]+|<!--[\s\S]*?-->|<\?[\s\S]*?\?>)+/
const DOCUMENT_START = /^<(?:!doctype\s+html|html|head|body|title|meta|script)(?:[\s>/]|$)/i
const ANY_TAG = /^<[a-z!]/i

/**
 * Whether the body is an HTML document. The body decides, not the content type: services send JSON or
 * nothing as text/html, and portals send pages as anything. As text/html, any tag is enough.
 */
function isHtmlDocument({ contentType, body }: Reply): boolean {
  const start = body.replace(PREAMBLE, '')
  if (DOCUMENT_START.test(start)) return true
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '') && ANY_TAG.test(start)
}

/**
 * The longest Retry-After that is honored. Dates depend on the kiosk's clock, which may be wrong by
 * years, and delivery retries after an hour anyway.
 */
export const RETRY_AFTER_CAP_MS = 3_600_000

/** Milliseconds to wait, at least 0 and capped; null when absent or unreadable. */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  if (text === '') return null
  // Only a text with a month name is a date; browsers parse "-5" as a date, too.
  const dateMs = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : dateMs - nowMs
  if (Number.isNaN(waitMs)) return null
  return Math.min(Math.max(0, waitMs), RETRY_AFTER_CAP_MS)
}

const BACK_OFF_BASE_MS = 2_000
const BACK_OFF_CAP_MS = 300_000

/**
 * Full jitter: between 0 and 2 s doubled with each failure, 5 min at most.
 * @param failures consecutive failures, starting at 1
 * @param random a number in [0, 1)
 */
export function backOffDelayMs(failures: number, random: number): number {
  const ceiling = Math.min(BACK_OFF_CAP_MS, BACK_OFF_BASE_MS * 2 ** Math.max(0, failures - 1))
  return Math.floor(random * ceiling)
}
