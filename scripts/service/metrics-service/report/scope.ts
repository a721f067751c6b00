import type { EventNames } from './names'

/** The days that figures are of. */
export interface Scope {
  /** How an address names it: a day, the name of an event, or empty for all days. */
  id: string
  /** As people read it: `Monday, November 23, 2026`. */
  label: string
  /** The same where there is little room: `Mon, Nov 23`. */
  short: string
  /** YYYY-MM-DD; null for all. */
  days: readonly string[] | null
}

const ALL_DAYS: Scope = { id: '', label: 'All days', short: 'All days', days: null }

/**
 * The scope that an address names. Posts know no event (docs/outbox.md O6), so an event is the days that the names
 * file gives it. What is neither a day nor such an event is all days.
 */
export function scopeOf(id: string, { events }: Pick<EventNames, 'events'>): Scope {
  if (isDay(id)) return dayScope(id)
  const days = Object.hasOwn(events, id) ? events[id] : undefined
  return days ? { id, label: id, short: id, days } : ALL_DAYS
}

/** The scope of one day. */
export function dayScope(day: string): Scope {
  return { id: day, label: dayText(day, 'long'), short: dayText(day, 'short'), days: [day] }
}

/** Whether a text is a calendar day, YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** With the year where it is long, or where the day is none of this year, such as that of a wrong clock. */
function dayText(day: string, length: 'long' | 'short'): string {
  const date = new Date(`${day}T12:00:00Z`)
  const isOther = date.getUTCFullYear() !== new Date().getUTCFullYear()
  return new Intl.DateTimeFormat('en', {
    weekday: length,
    month: length,
    day: 'numeric',
    timeZone: 'UTC',
    ...(length === 'long' || isOther ? { year: 'numeric' as const } : {}),
  }).format(date)
}

/** The part of an address that names scopes: empty for all days. */
export function queryOf(day: string, beside = ''): string {
  const params = new URLSearchParams({ ...(day && { day }), ...(beside && { with: beside }) }).toString()
  return params && `?${params}`
}
