import { useCallback, useEffect, useState } from 'react'
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
import { CodeEntry } from './code/CodeEntry'
import { DuelPage } from './duel/DuelPage'
import { HandoverScreen } from './duel/HandoverScreen'
import type { GameFrame } from './gameFrame'
import { BoardSide } from './leaderboard/BoardSide'
import { play, playAgainst, playCode } from './playing'
import { ResultsPage } from './results/ResultsPage'
import { VoidedScreen } from './results/VoidedScreen'
import { ScoreToBeat } from './start/ScoreToBeat'
import { StartScreen } from './start/StartScreen'

export interface GameScreenProps {
  title: string
  onDemo: () => unknown
}

/** The start, or the result of a run, including one whose results were shown before a reload. */
export function GameScreen({ title, onDemo }: GameScreenProps) {
  const game = useGame()
  const shownId = useShownRun()
  const { event } = useKioskConfig()
  const overId = game.phase === 'over' ? game.runId : null
  const ownId = game.phase === 'off' ? shownId : overId
  const boards = useBoards(event, boothDay(), ownId)
  const duel = useDuel(ownId)
  useEffect(() => {
    if (overId !== null && overId !== shownId) setShownRun(overId)
  }, [overId, shownId])

  const frame = { title, boards }
  const ways = { onDemo, onHandOver: duel.handOver, onRematch: duel.rematch }
  // After a replay there is no more confetti.
  const isFresh = overId !== null && overId !== shownId && !isGhostActing()
  const { toBeat } = duel
  if (toBeat)
    return (
      <HandoverScreen toBeat={toBeat} onStart={() => playAgainst(toBeat)} onCancel={duel.cancelHandover} />
    )
  if (game.phase === 'over' && game.run.end === 'voided') return <VoidedScreen {...frame} {...ways} />
  if (duel.runs) return <DuelPage key={ownId} title={title} runs={duel.runs} isFresh={isFresh} {...ways} />
  const stored = game.phase === 'off' ? valueOr(boards, null)?.own : null
  const run = game.phase === 'over' ? game.run : stored && replayRun(stored.setup, stored.steps)
  if (!run) return <StartPage {...frame} />
  return <ResultsPage key={ownId} {...frame} run={run} isFresh={isFresh} {...ways} />
}

/** Two players on this device (docs/game.md T7). @param ownId the run whose results are shown; null for none */
function useDuel(ownId: string | null) {
  const runToBeat = useRunToBeat()
  const [handedOver, handOver] = useState<string | null>(null)
  const cancelHandover = useCallback(() => handOver(null), [])
  const first = useGameRun(handedOver ?? runToBeat ?? '')
  const second = useGameRun(ownId ?? '')
  const runs = joinLive({ first, second })
  const isThere = matchLive(runs, {
    loading: () => true,
    ready: () => true,
    missing: () => false,
    error: () => false,
  })
  const rival = valueOr(first, null)
  return {
    /** The run to beat while the screen is handed over. */
    toBeat: handedOver === null ? null : rival,
    /** Both runs of which the results are shown. */
    runs: runToBeat !== null && ownId !== null && isThere ? runs : null,
    handOver,
    cancelHandover,
    /** Hands over again after a run that does not count. */
    rematch: rival && runToBeat !== null ? () => handOver(runToBeat) : null,
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
