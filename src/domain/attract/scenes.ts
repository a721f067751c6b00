import type { GhostAct } from '#domain/game/gameTypes'

/** What the attract loop can show from the stored data. */
export interface AttractFacts {
  /** Whether anybody drove on the newest full day. */
  hasDay: boolean
  /** A vehicle that moves on the map; null without one. */
  moving: { id: string; label: string } | null
  /** An eventful trip of the newest full day, and the second before its first event; null if there is none. */
  trip: { id: string; vehicleId: string; daysAgo: number; second: number } | null
  /** The newest notification of speeding that has its place on a trip; null without one. */
  alertId: string | null
  /** Whether the speed rule that a new editor opens with would have fired. */
  hasFirings: boolean
  /** A scheduled report that was made of days with drives; null without one. */
  reportId: string | null
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
  kind: 'minute' | 'map' | 'trip' | 'alert' | 'rule' | 'report' | 'score' | 'board'
  address: string
  acts: readonly GhostAct[]
  lengthMs: number
  /** What is scrolled to, because the first view of the screen may not reach what the scene is about. */
  look?: { atMs: number; selector: string; block: 'start' | 'center' }
  /** It shows nothing where the map cannot be drawn. */
  needsMap?: true
}

export type AttractScene = ScreenScene | { kind: 'run'; run: NonNullable<AttractFacts['run']> }

/** How long the title screen is shown, milliseconds. */
export const STAGE_MS = 12_000

/** How long a scene without motion is shown, milliseconds. */
export const STILL_MS = 12_000

/** How long a scene waits for its map, milliseconds. */
export const MAP_WAIT_MS = 5_000

/** How long before the end of the booth's day the loop says that the board closes, minutes. */
export const CLOSING_MINUTES = 8 * 60

/** With fewer finds, a run mostly shows someone reading a screen. */
export const FINDS_WORTH_WATCHING = 3

/** A longer run is cut off at this point, milliseconds. */
export const LONGEST_RUN_MS = 45_000

const LINK = 'link:'
const press = (atMs: number, target: string): GhostAct => ({ kind: 'press', atMs, target })
const follow = (atMs: number, address: string): GhostAct => press(atMs, `${LINK}${address}`)

/**
 * The scenes of one round of the loop, in order. A scene without data that is worth showing is left out
 * (docs/booth.md B2).
 */
export function attractScenes(facts: AttractFacts, scope: AttractScope): readonly AttractScene[] {
  const fleet = scope.fleet ? fleetScenes(facts, scope.trips) : []
  const { run, isBoardFilled } = facts
  const game: (AttractScene | false)[] = [
    run !== null && { kind: 'run', run },
    isBoardFilled && { kind: 'board', address: '/game', acts: [], lengthMs: 9_000 },
  ]
  return [...fleet, ...(scope.game ? game : [])].filter((scene) => scene !== false)
}

function fleetScenes(facts: AttractFacts, hasTrips: boolean): (ScreenScene | false)[] {
  const { hasDay, moving, trip, alertId, hasFirings, reportId, driverId } = facts
  return [
    hasTrips && hasDay && { kind: 'minute', address: '/attract?scene=minute', acts: [], lengthMs: 64_000 },
    moving !== null && {
      kind: 'map',
      address: '/0',
      acts: [
        { kind: 'type', atMs: 4_500, target: 'search', text: moving.label },
        press(6_200, `listbox>option:vehicles/${moving.id}`),
        press(8_500, 'zoom-in'),
        press(9_800, 'zoom-in'),
      ],
      lengthMs: 17_000,
      needsMap: true,
    },
    hasTrips &&
      trip !== null && {
        kind: 'trip',
        address: `/1/detail/${trip.vehicleId}?tab=trips&day=${trip.daysAgo}&trip=${trip.id}&t=${trip.second}`,
        acts: [press(2_500, 'replay-follow'), press(4_000, 'choice:20'), press(5_200, 'replay-play')],
        lengthMs: 17_000,
        needsMap: true,
      },
    hasTrips &&
      alertId !== null && {
        kind: 'alert',
        address: '/home',
        acts: [press(2_500, 'bell'), follow(5_000, `/all-notifications?item=${alertId}`)],
        lengthMs: 14_000,
      },
    hasFirings && {
      kind: 'rule',
      address: '/7/set/7',
      // On a narrow screen the count is below the conditions.
      look: { atMs: 1_200, selector: '[data-target^="dial-number"]', block: 'start' },
      acts: [press(3_000, 'dial-less'), press(5_000, 'dial-less'), press(7_000, 'dial-less')],
      lengthMs: 11_500,
    },
    reportId !== null && {
      kind: 'report',
      address: '/5',
      acts: [follow(2_500, `/5?report=${reportId}`)],
      look: { atMs: 3_400, selector: '[data-paper] figure', block: 'center' },
      lengthMs: 12_000,
    },
    hasTrips &&
      driverId !== null && {
        kind: 'score',
        address: `/2/detail/${driverId}`,
        acts: [press(5_500, 'choice:60')],
        lengthMs: 11_000,
      },
  ]
}

/** The address that a scene ends on: of the last link that it presses, or its own without one. */
export function lastAddress({ address, acts }: ScreenScene): string {
  const link = acts.findLast((act) => act.kind === 'press' && act.target.startsWith(LINK))
  return link?.kind === 'press' ? link.target.slice(LINK.length) : address
}
