import { useAtomValue } from 'jotai/react'
import { useDeferredValue } from 'react'
import { deviceAtom, store } from './store'

/**
 * The demo's now (docs/decisions.md D19), taken at the start of each visit, so that the data does not change
 * during a visit. `?now=ISO` fixes it for the life of the page.
 */
const clockAtom = deviceAtom(new Date())
let fixed: Date | null = null
let visitStartedAt = Date.now()

export function demoNow(): Date {
  return store.get(clockAtom)
}

/**
 * Deferred, because the press that ends a visit sets it: the screen that is about to be left would be rendered again
 * before the next one.
 */
export function useDemoNow(): Date {
  return useDeferredValue(useAtomValue(clockAtom, { store }))
}

/** Whole minutes of the visit so far: current events get the demo's now plus this time (docs/decisions.md D36). */
export function minutesSinceDemoNow(): number {
  return Math.max(0, Math.floor((Date.now() - visitStartedAt) / 60_000))
}

/** Sets the start time of a visit; a fixed clock does not change. */
export function setDemoNow(visitStartedAtMs: number): void {
  visitStartedAt = visitStartedAtMs
  if (!fixed && demoNow().getTime() !== visitStartedAtMs) store.set(clockAtom, new Date(visitStartedAtMs))
}

/**
 * Reads `?now=`: an ISO date, or date and time; without an offset it is UTC.
 * @param search `location.search`
 */
export function fixDemoClock(search: string): void {
  fixed = parseNow(new URLSearchParams(search).get('now'))
  if (fixed) store.set(clockAtom, fixed)
}

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(?<offset>Z|[+-]\d{2}:?\d{2})?)?$/

/** Null for an invalid ISO time; a `+` that the address decoded as a space is restored. */
function parseNow(text: string | null): Date | null {
  const iso = text?.trim().replace(' ', '+') ?? ''
  const match = ISO.exec(iso)
  if (!match) return null
  const zoned = match.groups?.offset || !iso.includes('T') ? iso : `${iso}Z`
  const at = new Date(zoned)
  // An invalid date such as February 30 would be parsed as another day.
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || day.toISOString().slice(0, 10) !== iso.slice(0, 10)) return null
  return at
}
