import { LOCALES } from '#domain/base/locale'
import { isRecord } from '#domain/base/unknownValue'
import { decodeChallenge } from '#domain/game/challengeCode'
import { ALL_CHALLENGES, type Challenge, ruleOf } from '#domain/game/challenges'
import { WAYPOINTS, type WaypointName } from '#domain/tour/waypoints'
import { cleanEvent } from './eventName'
import { type GameHandoff, type Handoff, MOST_INTERESTS, type TourHandoff } from './handoff'
import { HANDOFF_VERSION } from './handoffRecord'

/** Longer than any that a kiosk makes; longer input is not parsed. */
const MOST_CHARACTERS = 2000
/** Maximum score in a challenge code, and more than the length of any leaderboard. */
const MOST_SCORE = 8191
const MOST_RANK = 9999

/**
 * Decodes the summary in a fragment (docs/booth.md B10); null for anything else, whether truncated, altered
 * or malicious. The event's name is returned as one line of plain text.
 * @param fragment with or without its `#`
 */
export function decodeHandoff(fragment: string): Handoff | null {
  const text = fragment.replace(/^#/, '')
  if (text.length > MOST_CHARACTERS || !text.startsWith(`${HANDOFF_VERSION}.`)) return null
  const record = readRecord(text.slice(HANDOFF_VERSION.length + 1))
  if (!record) return null
  const locale = LOCALES.find((known) => known === record.l)
  const event = record.e ?? ''
  if (!locale || typeof event !== 'string') return null
  const head = { locale, event: cleanEvent(event) }
  if (record.k === 'g') return gameOf(record, head)
  return record.k === 't' ? tourOf(record, head) : null
}

type Unchecked = Readonly<Record<string, unknown>>
type Head = Pick<Handoff, 'locale' | 'event'>

function gameOf({ s, f, b, r, c }: Unchecked, head: Head): GameHandoff | null {
  const found = namesIn<Challenge>(f, (value) => ALL_CHALLENGES.find((name) => ruleOf(name).value === value))
  if (!found || !isCount(s, 0, MOST_SCORE) || !isCount(b, 0, found.length)) return null
  if (r !== undefined && !isCount(r, 1, MOST_RANK)) return null
  if (typeof c !== 'string' || 'problem' in decodeChallenge(c)) return null
  return { kind: 'game', ...head, score: s, found, bestStreak: b, rank: r ?? null, code: c }
}

function tourOf({ w, i, u }: Unchecked, head: Head): TourHandoff | null {
  const nameOf = (id: unknown) => WAYPOINTS.find((waypoint) => waypoint.id === id)?.name
  const seen = namesIn<WaypointName>(w, nameOf)
  const unseen = namesIn<WaypointName>(u, nameOf)
  if (!seen || !unseen || unseen.some((name) => seen.includes(name))) return null
  if (!isCount(i, 0, Math.min(MOST_INTERESTS, seen.length))) return null
  return { kind: 'tour', ...head, seen, interests: i, unseen }
}

function readRecord(base64url: string): Unchecked | null {
  if (!/^[\w-]+$/.test(base64url)) return null
  try {
    const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** The name of each number, or null if one is unknown or repeated. */
function namesIn<Name>(
  values: unknown,
  nameOf: (value: unknown) => Name | undefined,
): readonly Name[] | null {
  if (!Array.isArray(values)) return null
  const names = values.map(nameOf).filter((name) => name !== undefined)
  return names.length === values.length && new Set(names).size === names.length ? names : null
}

function isCount(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}
