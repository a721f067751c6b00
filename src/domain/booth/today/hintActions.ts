import { WAYPOINTS } from '#domain/tour/waypoints'

/** The reported action of a step of a hint, from 1 (docs/outbox.md O4). */
function actionOf(
  { id, steps }: { id: number; steps: number },
  step: number,
  what: 'open' | 'close',
): string {
  return steps === 1 ? `${id}-${what}` : `${id}.${step}-${what}`
}

/** Actions that open a hint, with its id: the opening of its first step. */
export const HINT_OPENINGS: ReadonlyMap<string, number> = new Map(
  WAYPOINTS.map((waypoint) => [actionOf(waypoint, 1, 'open'), waypoint.id]),
)

/** Actions that finish a hint, with its id: the closing of its last step, however it was closed. */
export const HINT_FINISHES: ReadonlyMap<string, number> = new Map(
  WAYPOINTS.map((waypoint) => [actionOf(waypoint, waypoint.steps, 'close'), waypoint.id]),
)

/** Actions that close any step of a hint, with its id; their values are its reading time in milliseconds. */
export const HINT_CLOSINGS: ReadonlyMap<string, number> = new Map(
  WAYPOINTS.flatMap((waypoint) =>
    Array.from({ length: waypoint.steps }, (_, at): [string, number] => [
      actionOf(waypoint, at + 1, 'close'),
      waypoint.id,
    ]),
  ),
)

/** How a hint was used. */
export interface HintSum {
  /** As in the reported data (docs/game.md T2). */
  id: number
  opened: number
  finished: number
  /** Reading time of all its steps together, milliseconds. */
  readMs: number
}

/** Records of an action, and their values added up. */
export interface ActionSum {
  action: string
  count: number
  total: number
}

/**
 * Adds up the hints of the tour (docs/outbox.md O6); actions of other things, and of hints that do not exist, are left
 * out. The hint that was opened most comes first, then the one that was read longest.
 */
export function sumHints(actions: Iterable<ActionSum>): HintSum[] {
  const hints = new Map<number, HintSum>()
  for (const { action, count, total } of actions) {
    const id = HINT_OPENINGS.get(action) ?? HINT_CLOSINGS.get(action)
    if (id === undefined) continue
    const hint = hints.get(id) ?? { id, opened: 0, finished: 0, readMs: 0 }
    hints.set(id, hint)
    if (HINT_OPENINGS.has(action)) hint.opened += count
    if (HINT_FINISHES.has(action)) hint.finished += count
    if (HINT_CLOSINGS.has(action)) hint.readMs += Math.max(0, total)
  }
  return [...hints.values()].sort(
    (one, other) => other.opened - one.opened || other.readMs - one.readMs || one.id - other.id,
  )
}
