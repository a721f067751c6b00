import type { Locale } from '#domain/base/locale'
import type { Challenge } from '#domain/game/challenges'
import type { WaypointName } from '#domain/tour/waypoints'

/** What a run takes along (docs/booth.md B10). */
export interface GameHandoff {
  kind: 'game'
  locale: Locale
  /** Name of the event as the configuration says it; an empty one is left out. */
  event: string
  score: number
  /** In the order in which they were made. */
  found: readonly Challenge[]
  bestStreak: number
  /** Place on the day's board when the run ended, from 1; null where it has none. */
  rank: number | null
  /** The eight characters that play the same run again. */
  code: string
}

/** What a tour takes along (docs/booth.md B10). */
export interface TourHandoff {
  kind: 'tour'
  locale: Locale
  event: string
  /** Topics whose hint was opened, what was looked at longest first. */
  seen: readonly WaypointName[]
  /** How many of the first of them were dwelt on: the interests. */
  interests: number
  /** Topics of the visit's plan that are left. */
  unseen: readonly WaypointName[]
}

/** The summary of a visit that a phone takes along: nothing in it is about the person or names the visit. */
export type Handoff = GameHandoff | TourHandoff

/** The most interests that are named. */
export const MOST_INTERESTS = 3
