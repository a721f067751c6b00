import type { Locale } from '#domain/base/locale'
import type { Challenge } from '#domain/game/challenges'
import type { WaypointName } from '#domain/tour/waypoints'

/** Summary of a run (docs/booth.md B10). */
export interface GameHandoff {
  kind: 'game'
  locale: Locale
  /** Name of the event from the configuration; an empty one is left out. */
  event: string
  score: number
  /** In the order in which they were solved. */
  found: readonly Challenge[]
  bestStreak: number
  /** Place on the day's leaderboard when the run ended, from 1; null without one. */
  rank: number | null
  /** The eight-character code of the same run. */
  code: string
}

/** Summary of a tour (docs/booth.md B10). */
export interface TourHandoff {
  kind: 'tour'
  locale: Locale
  event: string
  /** Topics whose hint was opened, the longest viewed first. */
  seen: readonly WaypointName[]
  /** The number of interests: the first topics of `seen`, which were read long enough. */
  interests: number
  /** Remaining topics of the visit's plan. */
  unseen: readonly WaypointName[]
}

/** The summary of a visit that a visitor takes along on a phone: it does not identify the person or the visit. */
export type Handoff = GameHandoff | TourHandoff

/** Maximum number of interests. */
export const MOST_INTERESTS = 3
