import { fieldsOf } from '#domain/base/unknownValue'
import { isText, isWireTime } from '#domain/recording/storedInteraction'
import { parseTrail, type VisitTrail } from './visitTrail'
import type { WayIn } from './wayIn'

/** A visit: one session of one visitor; its id is reported as sessionIdentifier. */
export interface Visit {
  /** UUIDv4. */
  id: string
  /** ISO 8601, like `endedAt`. */
  startedAt: string
  endedAt: string | null
  /** Name of its event; undefined for visits of older builds. */
  event?: string
  /** Set once the screen was touched; otherwise it does not count as a visit (docs/decisions.md D40). */
  touched?: 1
  /** Its trail, for the booth's own report; never posted. */
  trail?: VisitTrail
}

/** A stored visit, without unreadable parts; undefined if its start or its id is unreadable (docs/outbox.md O9). */
export function parseVisit(stored: unknown): Visit | undefined {
  const { id, startedAt, endedAt, event, touched, trail } = fieldsOf(stored)
  if (!isText(id) || !isWireTime(startedAt)) return undefined
  const known = parseTrail(trail)
  return {
    id,
    startedAt,
    endedAt: isWireTime(endedAt) ? endedAt : null,
    ...(isText(event) ? { event } : {}),
    ...(touched === 1 ? { touched } : {}),
    ...(known ? { trail: known } : {}),
  }
}

/**
 * A visit in an export (docs/outbox.md O7). A later export of the same visit only adds to it: more ways in,
 * facts become true.
 */
export interface ExportedVisit {
  /** The sessionIdentifier of its records. */
  id: string
  /** ISO 8601, like `endedAt`. */
  startedAt: string
  endedAt: string | null
  event?: string
  /** Each once, in the order of selection. */
  waysIn: readonly WayIn[]
  /** The screen was touched. */
  touched: boolean
  /** A screen of the product was opened, a run was played, or a summary was taken along. */
  entered: boolean
  /** The staff room was opened. */
  staff: boolean
  /** Id of its kiosk. */
  origin: string
}

/** Facts that decide whether a visit counts. */
export type VisitFacts = Pick<ExportedVisit, 'touched' | 'entered' | 'staff'>

/** @returns the facts of a stored visit */
export function visitFacts({ touched, trail }: Pick<Visit, 'touched' | 'trail'>): VisitFacts {
  const entered = trail !== undefined && (trail.screens.length > 0 || trail.game === 1 || trail.handoff === 1)
  return { touched: touched === 1 || entered, entered, staff: trail?.staff === 1 }
}

/**
 * Whether a visit counts as a visitor's (docs/booth.md B6): the screen was touched. If only the staff room
 * was opened and nothing was recorded, it was staff.
 */
export function isVisitorsVisit({ touched, entered, staff }: VisitFacts, hasRecords: boolean): boolean {
  return entered || hasRecords || (touched && !staff)
}

/** @returns the visit as this kiosk exports it */
export function exportedVisit(visit: Visit, origin: string): ExportedVisit {
  const { id, startedAt, endedAt, event, trail } = visit
  return {
    id,
    startedAt,
    endedAt,
    ...(event === undefined ? {} : { event }),
    waysIn: trail?.waysIn ?? [],
    ...visitFacts(visit),
    origin,
  }
}

/**
 * Merges one visit from two exports, the same in either order. The first touch moves the start to a later
 * time, and the end is set last: the later time wins.
 */
export function mergeVisits(one: ExportedVisit, other: ExportedVisit): ExportedVisit {
  const event = firstText(one.event, other.event)
  return {
    id: one.id,
    startedAt: one.startedAt > other.startedAt ? one.startedAt : other.startedAt,
    endedAt: (one.endedAt ?? '') > (other.endedAt ?? '') ? one.endedAt : other.endedAt,
    ...(event === undefined ? {} : { event }),
    waysIn: moreWays(one.waysIn, other.waysIn),
    touched: one.touched || other.touched,
    entered: one.entered || other.entered,
    staff: one.staff || other.staff,
    origin: firstText(one.origin, other.origin) ?? one.origin,
  }
}

/** Two origins or events are resolved by a fixed order. */
function firstText(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one < other ? one : other
}

function moreWays(one: readonly WayIn[], other: readonly WayIn[]): readonly WayIn[] {
  if (one.length !== other.length) return one.length > other.length ? one : other
  return one.join() <= other.join() ? one : other
}
