import { fieldsOf, parseJson } from '#domain/base/unknownValue'
import {
  isInteractionContext,
  isText,
  isWireTime,
  readable,
  textOf,
} from '#domain/recording/storedInteraction'
import type { NewInteraction, OverflowClaim } from '../data/interactions/interactions'

/**
 * Events that are not in the database yet, mirrored to sessionStorage so that a reload does not lose them
 * (docs/outbox.md O5). They already have ids, so storing them twice changes nothing.
 */
export const SPILL_KEY = 'pharos.spill'
export const SPILL_LIMIT = 500

export interface Spill {
  events: NewInteraction[]
  overflow: OverflowClaim
}

export type SpillStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Values for events of a spill that are damaged. */
export interface Fresh {
  /** Id of a new claim, for which nothing is counted yet. */
  claimId: string
  newId: () => string
  /** ISO 8601. */
  now: string
}

/**
 * The mirrored events in order; empty without a mirror. An invalid event becomes a damaged one (docs/outbox.md O9), so
 * that the others are stored and staff can find it.
 */
export function readSpill(storage: SpillStorage | null, fresh: Fresh): Spill {
  const none: Spill = { events: [], overflow: { id: fresh.claimId, count: 0 } }
  const text = readText(storage)
  if (text === null) return none
  const { events, overflow } = fieldsOf(parseJson(text))
  const { id, count } = fieldsOf(overflow)
  const ids = new Set<string>()
  return {
    events: Array.isArray(events)
      ? events.map((value) => {
          const event = asEvent(value, fresh)
          // The database would refuse a batch in which an id occurs twice.
          const isRepeated = ids.has(event.id)
          ids.add(event.id)
          return isRepeated ? { ...setAside(value, fresh), id: fresh.newId() } : event
        })
      : [setAside(text, fresh)],
    overflow: isText(id) && isClaimable(count) ? { id, count } : none.overflow,
  }
}

function readText(storage: SpillStorage | null): string | null {
  try {
    return storage?.getItem(SPILL_KEY) ?? null
  } catch {
    return null
  }
}

/** A count beyond what a device can lose in a season is invalid. */
const isClaimable = (count: unknown): count is number =>
  typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 && count < 1e9

/** Mirrors `spill`, or removes the mirror if it is empty. @returns whether that worked */
export function writeSpill(storage: SpillStorage | null, { events, overflow }: Spill): boolean {
  try {
    if (events.length === 0 && overflow.count === 0) storage?.removeItem(SPILL_KEY)
    else storage?.setItem(SPILL_KEY, JSON.stringify({ events, overflow }))
    return storage !== null
  } catch {
    // If storage is blocked or full, the events are only in memory.
    return false
  }
}

function asEvent(value: unknown, fresh: Fresh): NewInteraction {
  const {
    id,
    sessionIdentifier,
    action,
    value: amount,
    createdAt,
    activationId,
    context,
    damaged,
  } = fieldsOf(value)
  const isWhole =
    isText(id) &&
    isText(sessionIdentifier) &&
    isText(action) &&
    (amount === null || Number.isFinite(amount)) &&
    isWireTime(createdAt) &&
    (activationId === null ? isInteractionContext(context) : isText(activationId)) &&
    (damaged === undefined || typeof damaged === 'string')
  return isWhole ? (value as NewInteraction) : setAside(value, fresh)
}

function setAside(value: unknown, { newId, now }: Fresh): NewInteraction {
  const { id, sessionIdentifier, action, createdAt, activationId } = fieldsOf(value)
  return {
    id: isText(id) ? id : newId(),
    sessionIdentifier: readable(sessionIdentifier),
    action: readable(action),
    value: null,
    createdAt: isWireTime(createdAt) ? createdAt : now,
    activationId: readable(activationId),
    damaged: textOf(value),
  }
}

/** sessionStorage, or null where it is blocked. */
export function browserSpillStorage(): SpillStorage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage
  } catch {
    return null
  }
}
