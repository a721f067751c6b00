import type { GhostAct } from '#domain/game/gameTypes'

/** What the attract loop can show from the stored data. */
export interface AttractFacts {
  /** An eventful trip of the newest full day; null if there is none. */
  trip: { id: string; vehicleId: string; daysAgo: number } | null
  /** The driver with the best score; null without a drive. */
  driverId: string | null
  /** The best run of today that is worth watching and can be replayed with this data; null without one. */
  run: { id: string; initials: string | null; player: number | null; score: number } | null
  /** Whether today's leaderboard has an entry. */
  isBoardFilled: boolean
}

/** What visitors of this kiosk may see. */
export interface AttractScope {
  /** The fleet product without locks. */
  fleet: boolean
  trips: boolean
  game: boolean
}

/** A real screen and what the ghost does on it; captions belong to the feature. */
export interface ScreenScene {
  kind: 'map' | 'trip' | 'score' | 'board'
  address: string
  acts: readonly GhostAct[]
  lengthMs: number
}

export type AttractScene = ScreenScene | { kind: 'run'; run: NonNullable<AttractFacts['run']> }

/** How long the title screen is shown, milliseconds. */
export const STAGE_MS = 12_000

/** How long a scene without motion is shown, milliseconds. */
export const STILL_MS = 12_000

/** With fewer finds, a run mostly shows someone reading a screen. */
export const FINDS_WORTH_WATCHING = 3

/** A longer run is cut off at this point, milliseconds. */
export const LONGEST_RUN_MS = 45_000

const press = (atMs: number, target: string): GhostAct => ({ kind: 'press', atMs, target })

/** The scenes of one round of the loop, in order; scenes without data are left out (docs/booth.md B2). */
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
