import { ruleOf } from '#domain/game/challenges'
import { WAYPOINTS, type WaypointName } from '#domain/tour/waypoints'
import { cleanEvent } from './eventName'
import type { Handoff } from './handoff'
import { HANDOFF_VERSION, type HandoffRecord } from './handoffRecord'

/** Maximum length of an address in a QR code, bytes, so that a phone can read it from the screen (docs/booth.md B10). */
export const HANDOFF_ADDRESS_BYTES = 500

/**
 * The address of the hand-off page with a summary in its fragment (docs/booth.md B10). The event's name is
 * cut if the address would be too long for a QR code.
 * @param page address of the page, from the configuration
 * @returns null without a page, or if no summary fits after its address
 */
export function handoffAddress(page: string, handoff: Handoff): string | null {
  const base = pageBase(page)
  if (base === null) return null
  const name = [...cleanEvent(handoff.event)]
  for (let length = name.length; length >= 0; length -= 1) {
    const event = length === name.length ? name.join('') : `${name.slice(0, length).join('').trim()}…`
    const address = `${base}#${encodeHandoff({ ...handoff, event: length === 0 ? '' : event })}`
    // Every character is one byte: the address and the fragment are escaped.
    if (address.length <= HANDOFF_ADDRESS_BYTES) return address
  }
  return null
}

/** An http(s) address without a fragment, escaped; null for anything else. */
function pageBase(page: string): string | null {
  try {
    const url = new URL(page)
    url.hash = ''
    return /^https?:$/.test(url.protocol) ? url.href : null
  } catch {
    return null
  }
}

/** Encodes a summary as the fragment of an address, without the `#` (docs/booth.md B10). */
export function encodeHandoff(handoff: Handoff): string {
  return `${HANDOFF_VERSION}.${base64url(JSON.stringify(recordOf(handoff)))}`
}

function recordOf(handoff: Handoff): HandoffRecord {
  const event = cleanEvent(handoff.event)
  const head = { l: handoff.locale, ...(event && { e: event }) }
  if (handoff.kind === 'tour')
    return {
      k: 't',
      ...head,
      w: handoff.seen.map(idOf),
      i: handoff.interests,
      u: handoff.unseen.map(idOf),
    }
  const { score, found, bestStreak, rank, code } = handoff
  return {
    k: 'g',
    ...head,
    s: score,
    f: found.map((challenge) => ruleOf(challenge).value),
    b: bestStreak,
    ...(rank !== null && { r: rank }),
    c: code,
  }
}

function idOf(name: WaypointName): number {
  return WAYPOINTS.find((waypoint) => waypoint.name === name)?.id ?? 0
}

function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}
