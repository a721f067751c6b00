/** Titles and the score that each requires, the highest first (docs/game.md T4). */
const TITLES = [
  ['legend', 3800],
  ['fleetHero', 2600],
  ['fleetManager', 1600],
  ['dispatcher', 800],
] as const

export type Title = (typeof TITLES)[number][0] | 'rookie'

/** The title that a score earns (docs/game.md T4). */
export function titleOf(score: number): Title {
  return TITLES.find(([, from]) => score >= from)?.[0] ?? 'rookie'
}
