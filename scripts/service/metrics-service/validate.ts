import type { WireInteraction } from '#domain/recording/interaction'

/** Longest texts that are taken, in UTF-16 units; the three together stay inside one index entry. */
export const MAX_LENGTH = { activationId: 200, sessionIdentifier: 100, action: 200 } as const

export type Validation = { ok: true; record: WireInteraction } | { ok: false; errors: string[] }

const FIELDS = new Set(['activationId', 'sessionIdentifier', 'action', 'value', 'createdAt', 'updatedAt'])

/**
 * Checks a parsed body against the wire format: exactly the six fields. Returns the record with both times
 * in UTC to the millisecond, or one plain sentence a problem. Never repeats what was sent.
 */
export function validateInteraction(body: unknown): Validation {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, errors: ['The body must be a JSON object.'] }
  }
  const fields = new Map<string, unknown>(Object.entries(body))
  const errors: string[] = []
  const text = (name: keyof typeof MAX_LENGTH) => textField(name, fields, errors)
  const time = (name: 'createdAt' | 'updatedAt') => timeField(name, fields, errors)

  const record: WireInteraction = {
    activationId: text('activationId'),
    sessionIdentifier: text('sessionIdentifier'),
    action: text('action'),
    value: valueField(fields, errors),
    createdAt: time('createdAt'),
    updatedAt: time('updatedAt'),
  }
  const unknown = [...fields.keys()].filter((name) => !FIELDS.has(name)).length
  if (unknown > 0)
    errors.push(
      `${unknown} unknown ${unknown === 1 ? 'field' : 'fields'}; only the six of the wire format are taken.`,
    )
  return errors.length === 0 ? { ok: true, record } : { ok: false, errors }
}

function textField(name: keyof typeof MAX_LENGTH, fields: Map<string, unknown>, errors: string[]): string {
  const value = fields.get(name)
  if (typeof value !== 'string') errors.push(`${name} must be a text.`)
  else if (value.trim() === '') errors.push(`${name} must not be empty.`)
  else if (value.length > MAX_LENGTH[name])
    errors.push(`${name} must not be longer than ${MAX_LENGTH[name]} characters.`)
  // Postgres cannot keep NUL, and a lone surrogate would come back as another character.
  else if (/[\p{Cc}\p{Cs}]/u.test(value)) errors.push(`${name} must not hold control characters.`)
  else return value
  return ''
}

function valueField(fields: Map<string, unknown>, errors: string[]): number | null {
  const value = fields.get('value')
  if (value === null) return null
  // JSON has no infinity, but 1e999 parses to it.
  if (typeof value === 'number' && Number.isFinite(value)) return value
  errors.push('value must be a finite number or null.')
  return null
}

function timeField(name: string, fields: Map<string, unknown>, errors: string[]): string {
  const value = fields.get(name)
  const instant = typeof value === 'string' ? parseInstant(value) : null
  if (instant !== null) return instant
  errors.push(`${name} must be an ISO 8601 date and time with a zone, such as 2026-01-31T09:30:00.000Z.`)
  return ''
}

/** Finer than a millisecond is refused: rounding it away could make two events one. */
const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,3}))?(?:Z|([+-])(\d\d):(\d\d))$/

/** The instant in UTC as `2026-01-31T09:30:00.000Z`, or null: no such format, day or hour. Years 1970 to 9999. */
export function parseInstant(text: string): string | null {
  const match = ISO.exec(text)
  if (!match) return null
  const part = (index: number) => Number(match[index] ?? 0)
  const [year, month, day, hour, minute, second] = [part(1), part(2), part(3), part(4), part(5), part(6)]
  const [offsetHour, offsetMinute] = [part(9), part(10)]
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 14 || offsetMinute > 59) return null
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0'))
  // Date rolls 30 February over into March: what comes back must be what was said.
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second, milliseconds))
  if (local.getUTCFullYear() !== year || local.getUTCDate() !== day) return null
  const offsetMs = (match[8] === '-' ? -1 : 1) * (offsetHour * 60 + offsetMinute) * 60_000
  const instant = new Date(local.getTime() - offsetMs)
  const instantYear = instant.getUTCFullYear()
  return instantYear >= 1970 && instantYear <= 9999 ? instant.toISOString() : null
}
