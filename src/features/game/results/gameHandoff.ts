import type { Locale } from '#domain/base/locale'
import { encodeChallenge } from '#domain/game/challengeCode'
import type { GameRun, Run } from '#domain/game/gameTypes'
import type { Standing } from '#domain/game/leaderboard'
import type { GameHandoff } from '#domain/handoff/handoff'

/**
 * What a stored run takes along to a phone (docs/booth.md B10).
 * @param standing where the run stands today; null where it has no place
 */
export function gameHandoff(run: Run, own: GameRun, standing: Standing | null, locale: Locale): GameHandoff {
  const { seed, deck } = run.setup
  return {
    kind: 'game',
    locale,
    event: own.event,
    score: run.score,
    found: run.finds.map(({ challenge }) => challenge),
    bestStreak: run.bestStreak,
    rank: standing?.rank ?? null,
    code: encodeChallenge({ seed, deck, score: run.score }),
  }
}
