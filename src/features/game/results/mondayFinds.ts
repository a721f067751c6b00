import { type Challenge, ruleOf } from '#domain/game/challenges'
import type { Find } from '#domain/game/gameTypes'

/** As many as a visitor remembers. */
const MOST = 4

/** The finds to remember: those with the most points, in the order of the run. */
export function mondayFinds(finds: readonly Find[]): readonly Challenge[] {
  const worth = ({ challenge }: Find) => ruleOf(challenge).base
  const best = new Set(finds.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST))
  return finds.filter((find) => best.has(find)).map(({ challenge }) => challenge)
}
