import type { ChallengeRule } from './challenges'

/** Length of a run with a clock, milliseconds (docs/rules.md GA-02). */
export const RUN_LENGTH_MS = 90_000
/** Time without progress after which the hint appears, milliseconds. */
export const HINT_AFTER_MS = 8000
export const SKIPS = 3
/** How long a skip locks the run, milliseconds. */
export const SKIP_LOCK_MS = 1500
/** Points for each whole second left when the deck is finished. */
export const POINTS_PER_SECOND_LEFT = 10
/** Maximum share of a challenge's points that a fast find adds. */
const SPEED_BONUS = 0.5
const STREAK_STEP = 0.1
const MAX_STREAK_FACTOR = 1.5

/** The factor of the n-th consecutive find (docs/game.md T4): 1, 1.1 and so on up to 1.5. */
export function streakFactor(finds: number): number {
  return Math.min(MAX_STREAK_FACTOR, 1 + STREAK_STEP * Math.max(0, finds - 1))
}

/** Whether a find took more than twice par, which breaks the streak (docs/game.md T4). */
export const isSlow = ({ parMs }: ChallengeRule, tookMs: number): boolean => tookMs > 2 * parMs

/**
 * Points of a find, rounded once (docs/game.md T4).
 * @param tookMs since the prompt appeared, milliseconds
 * @param hinted the hint had appeared, which forfeits the speed bonus
 * @param streak position in the consecutive finds, from 1
 */
export function pointsOf(rule: ChallengeRule, tookMs: number, hinted: boolean, streak: number): number {
  const left = Math.min(1, Math.max(0, (2 * rule.parMs - tookMs) / (2 * rule.parMs)))
  const speed = hinted ? 1 : 1 + SPEED_BONUS * left
  return Math.round(rule.base * speed * streakFactor(streak))
}
