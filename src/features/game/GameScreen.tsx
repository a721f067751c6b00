import { useEffect } from 'react'
import { joinLive, matchLive, valueOr } from '#domain/base/live'
import { replayRun } from '#domain/game/run'
import { useBoards } from '../../data/queries/boards'
import { useGameRun } from '../../data/queries/gameRuns'
import { useStaffRun } from '../../data/queries/staffRun'
import { boothDay } from '../../state/boothDay'
import { useKioskConfig } from '../../state/config'
import { useGame } from '../../state/game'
import { setShownRun, useRunToBeat, useShownRun } from '../../state/gameResult'
import { isGhostActing } from '../../state/ghost'
import { LoadingState } from '../../ui/feedback/LoadingState'
import { CodeEntry } from './code/CodeEntry'
import { DuelPage } from './duel/DuelPage'
import { HandoverScreen } from './duel/HandoverScreen'
import type { GameFrame } from './gameFrame'
import { BoardSide } from './leaderboard/BoardSide'
import { play, playAgainst, playCode } from './playing'
import { ResultsPage } from './results/ResultsPage'
import { VoidedScreen } from './results/VoidedScreen'
import { Stage } from './Stage'
import { ScoreToBeat } from './start/ScoreToBeat'
import { StartScreen } from './start/StartScreen'

export interface GameScreenProps {
  title: string
  /** Id of the run to beat, if the address hands the screen over. */
  beat: string | null
  onDemo: () => unknown
  /** Hands the screen over to a player who is to beat this stored run. */
  onHandOver: (runId: string) => void
  onCancelHandover: () => void
}

/** The start, or the result of a run, including one whose results were shown before a reload. */
export function GameScreen({ title, beat, onDemo, onHandOver, onCancelHandover }: GameScreenProps) {
  const game = useGame()
  const shownId = useShownRun()
  const { event } = useKioskConfig()
  const overId = game.phase === 'over' ? game.runId : null
  const ownId = game.phase === 'off' ? shownId : overId
  const boards = useBoards(event, boothDay(), ownId)
  const duel = useDuel(ownId, beat)
  useEffect(() => {
    if (overId !== null && overId !== shownId) setShownRun(overId)
  }, [overId, shownId])

  const frame = { title, boards }
  const { runToBeat } = duel
  const ways = {
    onDemo,
    onHandOver,
    // After a run that does not count.
    onRematch: runToBeat === null ? null : () => onHandOver(runToBeat),
  }
  // After a replay there is no more confetti.
  const isFresh = overId !== null && overId !== shownId && !isGhostActing()
  const handover =
    duel.toBeat &&
    matchLive(duel.toBeat, {
      loading: () => (
        <Stage side={null}>
          <LoadingState />
        </Stage>
      ),
      ready: (run) => (
        <HandoverScreen toBeat={run} onStart={() => playAgainst(run)} onCancel={onCancelHandover} />
      ),
      missing: () => null,
      error: () => null,
    })
  if (handover) return handover
  if (game.phase === 'over' && game.run.end === 'voided') return <VoidedScreen {...frame} {...ways} />
  if (duel.runs) return <DuelPage key={ownId} title={title} runs={duel.runs} isFresh={isFresh} {...ways} />
  const stored = game.phase === 'off' ? valueOr(boards, null)?.own : null
  const run = game.phase === 'over' ? game.run : stored && replayRun(stored.setup, stored.steps)
  if (!run) return <StartPage {...frame} />
  return <ResultsPage key={ownId} {...frame} run={run} isFresh={isFresh} {...ways} />
}

/**
 * Two players on this device (docs/game.md T7).
 * @param ownId the run whose results are shown; null for none
 * @param beat the run that the address hands over; ignored if it is of an earlier visit
 */
function useDuel(ownId: string | null, beat: string | null) {
  const runToBeat = useRunToBeat()
  const handedOver = beat === runToBeat || beat === ownId ? beat : null
  const first = useGameRun(handedOver ?? runToBeat ?? '')
  const second = useGameRun(ownId ?? '')
  const runs = joinLive({ first, second })
  const isThere = matchLive(runs, {
    loading: () => true,
    ready: () => true,
    missing: () => false,
    error: () => false,
  })
  return {
    /** The run to beat while the screen is handed over. */
    toBeat: handedOver === null ? null : first,
    /** Both runs of which the results are shown. */
    runs: runToBeat !== null && ownId !== null && isThere ? runs : null,
    /** Id of the run that was handed over, if it is still stored. */
    runToBeat: valueOr(first, null) && runToBeat,
  }
}

/** The start with what is stored: the board, the score to beat, and what staff have set. */
function StartPage({ title, boards }: GameFrame) {
  const staff = valueOr(useStaffRun(), null)
  return (
    <StartScreen
      title={title}
      staffMs={staff?.lengthMs ?? null}
      onStart={() => play('ranked')}
      onPractice={() => play('practice')}
      toBeat={<ScoreToBeat boards={boards} />}
      side={
        <BoardSide boards={boards}>
          <CodeEntry onPlay={playCode} />
        </BoardSide>
      }
    />
  )
}
