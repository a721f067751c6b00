import type { Locale } from '#domain/base/locale'
import { encodeChallenge } from '#domain/game/challengeCode'
import type { GameRun, Run } from '#domain/game/gameTypes'
import { standingOf } from '#domain/game/leaderboard'
import type { GameHandoff } from '#domain/handoff/handoff'
import type { BoardScope } from '../gameFrame'

/** What a stored run takes along to a phone (docs/booth.md B10); its rank is that of the results. */
export function gameHandoff(
  run: Run,
  own: GameRun,
  runs: readonly GameRun[],
  { event, today }: BoardScope,
  locale: Locale,
): GameHandoff {
  const { seed, deck } = run.setup
  return {
    kind: 'game',
    locale,
    event: own.event,
    score: run.score,
    found: run.finds.map(({ challenge }) => challenge),
    bestStreak: run.bestStreak,
    rank: standingOf(own, runs, { event, day: today })?.rank ?? null,
    code: encodeChallenge({ seed, deck, score: run.score }),
  }
}
