import type { Challenge } from './challenges'
import type { Run } from './gameTypes'

/** The first of two runs, or the second. */
export type DuelPlace = 0 | 1

/** One prompt in two runs of the same deck. */
export interface PromptPair {
  challenge: Challenge
  /** What the find took in each run, milliseconds; null in a run that did not find it. */
  tookMs: readonly [number | null, number | null]
  /** The run that was quicker, or that alone found it; null for neither. */
  quicker: DuelPlace | null
}

/** The run with more points (docs/game.md T4); null for a tie. */
export function winnerOf(scores: readonly [number, number]): DuelPlace | null {
  if (scores[0] === scores[1]) return null
  return scores[0] > scores[1] ? 0 : 1
}

/**
 * The prompts that at least one of two runs of the same deck found, in its order (docs/game.md T4). Times are compared
 * in tenths of a second, as screens show them.
 */
export function promptPairs(runs: readonly [Run, Run]): readonly PromptPair[] {
  const timesOf = ({ finds }: Run) => new Map(finds.map(({ challenge, tookMs }) => [challenge, tookMs]))
  const [first, second] = [timesOf(runs[0]), timesOf(runs[1])]
  return runs[0].deck
    .filter((challenge) => first.has(challenge) || second.has(challenge))
    .map((challenge) => {
      const tookMs = [first.get(challenge) ?? null, second.get(challenge) ?? null] as const
      return { challenge, tookMs, quicker: quickerOf(tookMs) }
    })
}

function quickerOf([first, second]: PromptPair['tookMs']): DuelPlace | null {
  const tenths = (tookMs: number | null) =>
    tookMs === null ? Number.POSITIVE_INFINITY : Math.round(tookMs / 100)
  if (tenths(first) === tenths(second)) return null
  return tenths(first) < tenths(second) ? 0 : 1
}
