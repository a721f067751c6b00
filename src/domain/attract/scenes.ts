import type { GhostAct } from '#domain/game/gameTypes'

/** What the loop between visits can show of the data that is stored. */
export interface AttractFacts {
  /** A trip in which something happened, of the newest full day; null where there is none. */
  trip: { id: string; vehicleId: string; daysAgo: number } | null
  /** A driver whose score nobody beats; null where nobody drove. */
  driverId: string | null
  /** The best run of today that can be watched with this data and is worth it; null without one. */
  run: { id: string; initials: string | null; player: number | null; score: number } | null
  /** Whether anybody stands on the board of today. */
  isBoardFilled: boolean
}

/** What this kiosk lets its visitors see. */
export interface AttractScope {
  /** The product's screens with all that they have. */
  fleet: boolean
  trips: boolean
  game: boolean
}

/** A real screen, and what the ghost does there; its caption is words of the screen's layer. */
export interface ScreenScene {
  kind: 'map' | 'trip' | 'score' | 'board'
  address: string
  acts: readonly GhostAct[]
  lengthMs: number
}

export type AttractScene = ScreenScene | { kind: 'run'; run: NonNullable<AttractFacts['run']> }

/** How long the screen stands that says what this is, milliseconds. */
export const STAGE_MS = 12_000

/** A scene where nothing moves, milliseconds. */
export const STILL_MS = 12_000

/** A run with fewer finds is mostly somebody who reads a screen. */
export const FINDS_WORTH_WATCHING = 3

/** A run that takes longer is left in its middle, milliseconds. */
export const LONGEST_RUN_MS = 45_000

const press = (atMs: number, target: string): GhostAct => ({ kind: 'press', atMs, target })

/** The scenes of one turn of the loop, in order; what the data has nothing for is left out (docs/booth.md B2). */
export function attractScenes(facts: AttractFacts, scope: AttractScope): readonly AttractScene[] {
  const { trip, driverId, run } = facts
  const scenes: (AttractScene | false)[] = [
    scope.fleet && {
      kind: 'map',
      address: '/0',
      acts: [press(6_000, 'tab:charging'), press(10_500, 'tab:vehicles')],
      lengthMs: 15_000,
    },
    scope.fleet &&
      scope.trips &&
      trip !== null && {
        kind: 'trip',
        address: `/1/detail/${trip.vehicleId}?tab=trips&day=${trip.daysAgo}&trip=${trip.id}`,
        acts: [press(3_500, 'choice:20'), press(5_000, 'replay-play')],
        lengthMs: 17_000,
      },
    scope.fleet &&
      scope.trips &&
      driverId !== null && {
        kind: 'score',
        address: `/2/detail/${driverId}`,
        acts: [press(5_500, 'choice:60')],
        lengthMs: 11_000,
      },
    scope.game && run !== null && { kind: 'run', run },
    scope.game && facts.isBoardFilled && { kind: 'board', address: '/game', acts: [], lengthMs: 9_000 },
  ]
  return scenes.filter((scene) => scene !== false)
}
