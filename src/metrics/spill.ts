import type { NewInteraction, OverflowClaim } from '../data/interactions/interactions'

/**
 * Events that are not in the database yet, mirrored to sessionStorage so that a reload does not
 * take them along (docs/outbox.md O5). Their ids were given when they happened: storing them
 * twice changes nothing.
 */
export const SPILL_KEY = 'pharos.spill'
export const SPILL_LIMIT = 500

export interface Spill {
  events: NewInteraction[]
  overflow: OverflowClaim
}

export type SpillStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The mirrored events, in order; none when there is no mirror or it cannot be read. */
export function readSpill(storage: SpillStorage | null, freshId: string): Spill {
  const none: Spill = { events: [], overflow: { id: freshId, count: 0 } }
  try {
    const value = JSON.parse(storage?.getItem(SPILL_KEY) ?? 'null') as Partial<Spill> | null
    if (!value) return none
    const { id, count } = value.overflow ?? {}
    return {
      events: Array.isArray(value.events) ? value.events.filter(isNewInteraction) : [],
      overflow: typeof id === 'string' && typeof count === 'number' ? { id, count } : none.overflow,
    }
  } catch {
    return none
  }
}

/** Mirrors `spill`, or removes the mirror when there is nothing in it. Says whether that worked. */
export function writeSpill(storage: SpillStorage | null, { events, overflow }: Spill): boolean {
  try {
    if (events.length === 0 && overflow.count === 0) storage?.removeItem(SPILL_KEY)
    else storage?.setItem(SPILL_KEY, JSON.stringify({ events, overflow }))
    return storage !== null
  } catch {
    // Blocked or full storage: the events stay in memory, which is all there is.
    return false
  }
}

function isNewInteraction(value: unknown): value is NewInteraction {
  if (typeof value !== 'object' || value === null) return false
  const event = value as Partial<NewInteraction>
  return (
    typeof event.id === 'string' &&
    typeof event.sessionIdentifier === 'string' &&
    typeof event.action === 'string' &&
    (event.value === null || typeof event.value === 'number') &&
    typeof event.createdAt === 'string' &&
    !Number.isNaN(Date.parse(event.createdAt)) &&
    (typeof event.activationId === 'string' ||
      (event.activationId === null && typeof event.context === 'object'))
  )
}

/** sessionStorage, or null where it is blocked. */
export function browserSpillStorage(): SpillStorage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage
  } catch {
    return null
  }
}
