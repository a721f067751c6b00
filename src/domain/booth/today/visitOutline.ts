import { compareTexts } from '#domain/base/compareTexts'
import { NAVIGATION } from '#domain/device/navigation'
import { RESET_ACTION, type WireInteraction } from '#domain/recording/interaction'
import { HINT_FINISHES, HINT_OPENINGS } from './hintActions'

/** The screens that the navigation leads to, by their reported names (docs/outbox.md O4); the bell leads to none. */
export const ROOMS: readonly string[] = NAVIGATION.flatMap(({ name, children }) =>
  children ? children.map((child) => child.name) : [name],
)

/** No visit and no stay lasts longer, seconds: beyond is a wrong clock, or a kiosk without a reset. */
export const LONGEST_VISIT_S = 4 * 3_600

/** Time in a room, from the navigation to it to the one that leads elsewhere, or to the reset. */
export interface Stay {
  /** One of `ROOMS`. */
  room: string
  ms: number
}

/** What the records of one visit tell about it. */
export interface VisitOutline {
  /** From the first touch to the reset; null if no reset was recorded. */
  seconds: number | null
  openedHint: boolean
  finishedHint: boolean
  /** An estimate: links, back and the first screen are not recorded (docs/outbox.md O4). */
  stays: readonly Stay[]
}

/** The outline of a visit from its records in any order (docs/outbox.md O6). The metrics service does the same in SQL. */
export function visitOutline(
  records: readonly Pick<WireInteraction, 'action' | 'value' | 'createdAt'>[],
): VisitOutline {
  return {
    seconds: secondsOf(records),
    openedHint: records.some(({ action }) => HINT_OPENINGS.has(action)),
    finishedHint: records.some(({ action }) => HINT_FINISHES.has(action)),
    stays: staysOf(records),
  }
}

function secondsOf(records: readonly Pick<WireInteraction, 'action' | 'value'>[]): number | null {
  const values = records.flatMap(({ action, value }) =>
    action === RESET_ACTION && value !== null && value >= 0 ? [value] : [],
  )
  return values.length === 0 ? null : Math.min(Math.floor(Math.max(...values)), LONGEST_VISIT_S)
}

function staysOf(records: readonly Pick<WireInteraction, 'action' | 'createdAt'>[]): Stay[] {
  const moves = records
    .filter(({ action }) => action === RESET_ACTION || ROOMS.includes(action))
    .toSorted(
      (one, other) => compareTexts(one.createdAt, other.createdAt) || compareTexts(one.action, other.action),
    )
    // Pressing the current room again does not leave it.
    .filter(({ action }, at, all) => action !== all[at - 1]?.action)
  return moves.flatMap(({ action, createdAt }, at) => {
    const next = moves[at + 1]
    if (action === RESET_ACTION || next === undefined) return []
    const ms = Date.parse(next.createdAt) - Date.parse(createdAt)
    return [{ room: action, ms: Math.min(ms, LONGEST_VISIT_S * 1_000) }]
  })
}

/** Time in a room, added up over visits. */
export interface RoomSum {
  room: string
  visits: number
  stays: number
  ms: number
}

/** The rooms with stays, the one that most visits opened first; equal ones in the order of the navigation. */
export function roomsInOrder(rooms: Iterable<RoomSum>): RoomSum[] {
  return [...rooms].sort(
    (one, other) => other.visits - one.visits || ROOMS.indexOf(one.room) - ROOMS.indexOf(other.room),
  )
}

/** Adds up the stays of visits. */
export function sumRooms(visits: Iterable<Pick<VisitOutline, 'stays'>>): RoomSum[] {
  const rooms = new Map<string, RoomSum>()
  for (const { stays } of visits) {
    for (const room of new Set(stays.map((stay) => stay.room))) {
      const own = stays.filter((stay) => stay.room === room)
      const sum = rooms.get(room) ?? { room, visits: 0, stays: 0, ms: 0 }
      sum.visits += 1
      sum.stays += own.length
      sum.ms += own.reduce((ms, stay) => ms + stay.ms, 0)
      rooms.set(room, sum)
    }
  }
  return roomsInOrder(rooms.values())
}
