import { lazy, Suspense, useCallback, useState } from 'react'
import { valueOr } from '#domain/base/live'
import type { Run } from '#domain/game/gameTypes'
import { titleOf } from '#domain/game/titles'
import { nameRun } from '../../../data/queries/gameRuns'
import { useKioskConfig } from '../../../state/config'
import { useTakenCode } from '../../../state/gameResult'
import { useLocale } from '../../../state/locale'
import { useIsWide } from '../../../state/useIsWide'
import { cx } from '../../../ui/cx'
import { CodeCard } from '../code/CodeCard'
import type { GameFrame } from '../gameFrame'
import { InitialsBadge } from '../InitialsBadge'
import { BoardSide } from '../leaderboard/BoardSide'
import { closeResults, leaveForDemo, leaveForFind, play, playCode } from '../playing'
import { watchRun } from '../watchRun'
import { gameHandoff } from './gameHandoff'
import { NothingFound } from './NothingFound'
import styles from './ResultsPage.module.css'
import { ResultsScreen } from './ResultsScreen'
import { unrankedReason } from './unranked'

/** Only a kiosk with a hand-off page loads it. */
const ScoreHandoffCard = lazy(() =>
  import('../../../widgets/handoff/ScoreHandoffCard').then((part) => ({ default: part.ScoreHandoffCard })),
)

export interface ResultsPageProps extends GameFrame {
  run: Run
  /** It has just ended. */
  isFresh: boolean
  onDemo: () => unknown
  /** Begins a handover, if the run was to beat another on this device. */
  onRematch: (() => void) | null
  /** Hands the screen over to a player who is to beat this stored run. */
  onHandOver: (runId: string) => void
}

/** The results with what is stored: the board around the run, its initials, and its code. */
export function ResultsPage({
  title,
  boards,
  run,
  isFresh,
  onDemo,
  onRematch,
  onHandOver,
}: ResultsPageProps) {
  // What is fresh stays so while it is shown.
  const [wasFresh] = useState(isFresh)
  const [isCounted, setIsCounted] = useState(false)
  const onCounted = useCallback(() => setIsCounted(true), [])
  const taken = useTakenCode()
  const { handoffUrl } = useKioskConfig()
  const locale = useLocale()
  const isWide = useIsWide()
  const { kind, deck, seed } = run.setup
  const isOfCode = kind === 'challenge' && taken?.seed === seed && taken.deck === deck
  const known = valueOr(boards, null)
  const own = known?.own ?? null
  // What has no place needs no name (docs/decisions.md D47).
  const hasPlace = own !== null && unrankedReason(run, own) === null
  const sign = hasPlace && (
    <InitialsBadge run={own} asks={wasFresh && isCounted} onSave={(letters) => nameRun(own.id, letters)} />
  )
  const again = async () => {
    if (onRematch) return onRematch()
    return isOfCode ? playCode(taken) : play(kind === 'practice' ? kind : 'ranked')
  }
  const leave = () => leaveForDemo().then(onDemo)
  const toBeat = isOfCode ? taken.score : null
  const hasFound = run.finds.length > 0
  const isWithPhone = handoffUrl !== '' && hasFound
  const code = own && (hasFound || isOfCode) && (
    <CodeCard run={run} own={own} taken={isOfCode ? taken : null} isCompact={isWithPhone} />
  )
  // Beside the leaderboard there is space for only one of the two codes.
  const isCodeInFront = isWide && isWithPhone
  const side = (
    <BoardSide boards={boards} reached={run.setup.lengthMs !== null && hasFound ? titleOf(run.score) : null}>
      {own && code && (
        <div className={cx(styles.foot, isWithPhone && styles.beside)}>
          {isWithPhone && known ? (
            <Suspense>
              <ScoreHandoffCard handoff={gameHandoff(run, own, known.today.standing, locale)}>
                {sign}
              </ScoreHandoffCard>
            </Suspense>
          ) : (
            sign
          )}
          {!isCodeInFront && code}
        </div>
      )}
    </BoardSide>
  )
  if (!hasFound)
    return (
      <NothingFound
        title={title}
        run={run}
        own={known?.own}
        toBeat={toBeat}
        onAgain={again}
        onPractice={kind === 'practice' ? null : () => play('practice')}
        onDemo={leave}
        onClose={closeResults}
        onCode={playCode}
        side={side}
      />
    )
  return (
    <ResultsScreen
      title={title}
      run={run}
      own={own}
      standing={known?.today.standing}
      toBeat={toBeat}
      isFresh={wasFresh}
      isCounted={isCounted}
      onCounted={onCounted}
      onAgain={again}
      onDemo={leave}
      onChallenge={hasPlace ? () => onHandOver(own.id) : null}
      onWatch={own && (() => watchRun(own.id))}
      onCode={playCode}
      onClose={closeResults}
      onLeave={(find) => void leaveForFind(find)}
      code={isCodeInFront && code}
      side={side}
    />
  )
}
