import { useEffect } from 'react'
import { valueOr } from '#domain/base/live'
import { replayRun } from '#domain/game/run'
import { useBoards } from '../../data/queries/boards'
import { useStaffRun } from '../../data/queries/staffRun'
import { boothDay } from '../../state/boothDay'
import { useKioskConfig } from '../../state/config'
import { useGame } from '../../state/game'
import { setShownRun, useShownRun } from '../../state/gameResult'
import { isGhostActing } from '../../state/ghost'
import { CodeEntry } from './code/CodeEntry'
import type { GameFrame } from './gameFrame'
import { BoardSide } from './leaderboard/BoardSide'
import { play, playCode } from './playing'
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
  const boards = useBoards(event, boothDay(), game.phase === 'off' ? shownId : overId)
  useEffect(() => {
    if (overId !== null && overId !== shownId) setShownRun(overId)
  }, [overId, shownId])

  const frame = { title, boards }
  if (game.phase === 'over' && game.run.end === 'voided') return <VoidedScreen {...frame} onDemo={onDemo} />
  if (game.phase === 'over')
    return (
      <ResultsPage
        key={overId}
        {...frame}
        run={game.run}
        onDemo={onDemo}
        // After a replay there is no more confetti.
        isFresh={overId !== shownId && !isGhostActing()}
      />
    )
  const stored = game.phase === 'off' ? valueOr(boards, null)?.own : null
  if (stored)
    return (
      <ResultsPage
        key={stored.id}
        {...frame}
        run={replayRun(stored.setup, stored.steps)}
        onDemo={onDemo}
        isFresh={false}
      />
    )
  return <StartPage {...frame} />
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
