/**
 * The rules of delivery (docs/outbox.md O5) as pure functions: what an answer of the metrics
 * service means, and how long to wait after a failure.
 */

/** What came back for one post, read to its end. */
export interface Reply {
  status: number
  /** `Response.type`; `opaqueredirect` is what `redirect: 'manual'` makes of a redirect. */
  type: string
  redirected: boolean
  contentType: string | null
  /** The whole body, or enough of its beginning to tell a document from data. */
  body: string
  /** The Retry-After header as it came: seconds or an HTTP date. */
  retryAfter: string | null
}

export type ReplyVerdict =
  /** Stored by the service. */
  | { verdict: 'delivered' }
  /** Somebody else answered: a captive portal, or a host that answers everything with its page. */
  | { verdict: 'portal' }
  /** The service cannot now; nothing is held against the record. */
  | { verdict: 'backOff'; retryAfterMs?: number }
  /** Configuration: no record would get through. */
  | { verdict: 'pause' }
  /** The service will not have this record. */
  | { verdict: 'refuse' }

const REJECTED_STATUSES = new Set([400, 413, 415, 422])
const RETRYABLE_STATUSES = new Set([408, 425, 429])
/** 409: it is already there, an earlier reply was lost. */
const CONFLICT_STATUS = 409

/** What `reply` means for the record and the lane; `nowMs` (Unix ms) is for Retry-After dates. */
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

/** Blanks, comments and an XML declaration may stand before a document. */
const PREAMBLE = /^(?:[\s\uFEFF]+|<!--[\s\S]*?-->|<\?[\s\S]*?\?>)+/
const DOCUMENT_START = /^<(?:!doctype\s+html|html|head|body|title|meta|script)(?:[\s>/]|$)/i
const ANY_TAG = /^<[a-z!]/i

/**
 * Whether the body is an HTML document. The body decides, not its label: services send JSON or
 * nothing as text/html, portals send pages as anything. Under an HTML label any tag is enough.
 */
function isHtmlDocument({ contentType, body }: Reply): boolean {
  const start = body.replace(PREAMBLE, '')
  if (DOCUMENT_START.test(start)) return true
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '') && ANY_TAG.test(start)
}

/**
 * The longest Retry-After we follow. A date is read by the kiosk's own clock, which may be wrong
 * by years; beyond an hour the lane asks again anyway.
 */
const RETRY_AFTER_CAP_MS = 3_600_000

/** Milliseconds to wait, at least 0 and capped; null when absent or unreadable. */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  if (text === '') return null
  // Only a text with a month's name is a date; engines make dates of "-5", too.
  const dateMs = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : dateMs - nowMs
  if (Number.isNaN(waitMs)) return null
  return Math.min(Math.max(0, waitMs), RETRY_AFTER_CAP_MS)
}

const BACK_OFF_BASE_MS = 2_000
const BACK_OFF_CAP_MS = 300_000

/**
 * Full jitter: anything between nothing and 2 s doubled with each failure, 5 min at most.
 * @param failures failures in a row, the first is 1
 * @param random a number in [0, 1)
 */
export function backOffDelayMs(failures: number, random: number): number {
  const ceiling = Math.min(BACK_OFF_CAP_MS, BACK_OFF_BASE_MS * 2 ** Math.max(0, failures - 1))
  return Math.floor(random * ceiling)
}
