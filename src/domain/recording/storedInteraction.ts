import { LOCALES } from '#domain/base/locale'
import { fieldsOf, isCount } from '#domain/base/unknownValue'
import type { DeliveryState, Interaction, InteractionContext } from './interaction'

/**
 * Parses stored records (docs/outbox.md O9): a power cut or a browser bug may have left anything in their
 * place, so they are validated when they are read.
 */

/** Placeholder for an unreadable text in a record that is set aside. */
export const UNREADABLE = 'unknown'
/** The time of a record whose own time is unreadable. */
export const NO_TIME = new Date(0).toISOString()

const LONGEST_TEXT = 500
/** More than a full spill contains. */
const LONGEST_ORIGINAL = 1_000_000
const STATES: readonly DeliveryState[] = ['unresolved', 'pending', 'sent', 'refused']

/**
 * Whether a value is a time in the format of records: ISO 8601 in UTC with milliseconds, years 0000 to 9999
 * (docs/outbox.md O2).
 */
export function isWireTime(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)) return false
  const ms = Date.parse(value)
  // Browsers parse February 30 as a day in March.
  return !Number.isNaN(ms) && new Date(ms).toISOString() === value
}

/**
 * A time for the next record of a session: later than its last one, if there can be a later one
 * (docs/outbox.md O2).
 * @param last the session's last time, or null
 * @param at when the record happened; both ISO 8601
 */
export function laterTime(last: string | null, at: string): string {
  if (last === null || at > last || !isWireTime(last)) return at
  const next = new Date(Date.parse(last) + 1).toISOString()
  return isWireTime(next) ? next : at
}

/**
 * Whether a value is the mode, language and device of an event, which determine its activation id
 * (docs/outbox.md O2).
 */
export function isInteractionContext(value: unknown): value is InteractionContext {
  const { mode, locale, device } = fieldsOf(value)
  const { inDemoMode, inGameMode, inDealerMode, inEssentialsMode } = fieldsOf(mode)
  return (
    [inDemoMode, inGameMode, inDealerMode, inEssentialsMode].every((flag) => typeof flag === 'boolean') &&
    LOCALES.some((known) => known === locale) &&
    (device === 'web' || device === 'ipad')
  )
}

/**
 * Returns a valid row of the table `interactions` unchanged. Anything else becomes a record that is set aside
 * (docs/outbox.md O9): refused, with the readable fields, and the stored value as text in `damaged`.
 */
export function parseInteraction(stored: unknown): Interaction {
  return isWholeInteraction(stored) ? stored : setAside(stored)
}

/** Whether a record was set aside because the stored value is damaged. */
export function isDamaged({ damaged }: Pick<Interaction, 'damaged'>): boolean {
  return damaged !== undefined
}

function isWholeInteraction(value: unknown): value is Interaction {
  const row = fieldsOf(value)
  const isWaiting = row.state === 'unresolved'
  return (
    isText(row.id) &&
    isText(row.sessionIdentifier) &&
    isText(row.action) &&
    (isWaiting ? row.activationId === '' : isText(row.activationId)) &&
    (isWaiting ? isInteractionContext(row.context) : row.context === undefined) &&
    (row.value === null || Number.isFinite(row.value)) &&
    isWireTime(row.createdAt) &&
    isWireTime(row.updatedAt) &&
    STATES.some((state) => state === row.state) &&
    row.synced === (row.state === 'sent' ? 1 : 0) &&
    (row.state === 'sent' ? isWireTime(row.ackAt) : row.ackAt === null) &&
    isCount(row.attempts) &&
    isCount(row.seq) &&
    (row.lastStatus === null || isCount(row.lastStatus)) &&
    (row.origin === undefined || isText(row.origin)) &&
    (row.handedOver === undefined || row.handedOver === 0 || row.handedOver === 1) &&
    (row.damaged === undefined || (typeof row.damaged === 'string' && row.state === 'refused'))
  )
}

/** Gives the same result for the same value on every read. */
function setAside(stored: unknown): Interaction {
  const row = fieldsOf(stored)
  const createdAt = [row.createdAt, row.updatedAt].find(isWireTime) ?? NO_TIME
  return {
    id: isText(row.id) ? row.id : `damaged-${textOf(row.id).slice(0, LONGEST_TEXT / 2)}`,
    activationId: readable(row.activationId),
    sessionIdentifier: readable(row.sessionIdentifier),
    action: readable(row.action),
    value: typeof row.value === 'number' && Number.isFinite(row.value) ? row.value : null,
    createdAt,
    updatedAt: createdAt,
    synced: 0,
    state: 'refused',
    attempts: 0,
    lastStatus: null,
    ackAt: null,
    seq: isCount(row.seq) ? row.seq : 0,
    ...(isText(row.origin) ? { origin: row.origin } : {}),
    damaged: textOf(stored),
  }
}

/** A value as readable JSON; what JSON cannot represent is converted to text. */
export function textOf(value: unknown): string {
  try {
    const text = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part))
    return (text ?? String(value)).slice(0, LONGEST_ORIGINAL)
  } catch {
    return UNREADABLE
  }
}

/**
 * Whether a value is a text that a record can contain: not empty and no longer than an export accepts
 * (docs/outbox.md O7).
 */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT
}

/** A text of a record, or the placeholder for an unreadable one. */
export function readable(value: unknown): string {
  return isText(value) ? value : UNREADABLE
}
