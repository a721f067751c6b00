/** Titles and the score that each requires, the highest first (docs/game.md T4). */
export const TITLES = [
  ['legend', 3800],
  ['fleetHero', 2600],
  ['fleetManager', 1600],
  ['dispatcher', 800],
  ['rookie', 0],
] as const

export type Title = (typeof TITLES)[number][0]

/** The title that a score earns (docs/game.md T4). */
export function titleOf(score: number): Title {
  return TITLES.find(([, from]) => score >= from)?.[0] ?? 'rookie'
}

/** The title above the one that a score earns, and the points that are missing for it; null for the highest. */
export function nextTitle(score: number): { title: Title; points: number } | null {
  const above = TITLES.findLast(([, from]) => from > score)
  return above ? { title: above[0], points: above[1] - score } : null
}
