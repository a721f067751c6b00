import { useEffect } from 'react'
import { valueOr } from '#domain/base/live'
import { replayRun } from '#domain/game/run'
import { useBoardRuns } from '../../data/queries/boardRuns'
import { boothDay } from '../../state/boothDay'
import { useKioskConfig } from '../../state/config'
import { useGame } from '../../state/game'
import { setShownRun, useShownRun } from '../../state/gameResult'
import { isGhostActing } from '../../state/ghost'
import { ResultsPage } from './results/ResultsPage'
import { VoidedScreen } from './results/VoidedScreen'
import { StartPage } from './start/StartPage'

export interface GameScreenProps {
  title: string
  /** Leads to the demo. */
  onDemo: () => unknown
}

/** The start, or what became of the run: also of the one whose results a reload took away. */
export function GameScreen({ title, onDemo }: GameScreenProps) {
  const game = useGame()
  const shownId = useShownRun()
  const scope = { event: useKioskConfig().event, today: boothDay() }
  const overId = game.phase === 'over' ? game.runId : null
  const board = useBoardRuns(scope.event, scope.today, game.phase === 'over' ? overId : shownId)
  useEffect(() => {
    if (overId !== null && overId !== shownId) setShownRun(overId)
  }, [overId, shownId])

  const frame = { title, board, scope }
  if (game.phase === 'over' && game.run.end === 'voided') return <VoidedScreen {...frame} onDemo={onDemo} />
  if (game.phase === 'over')
    return (
      <ResultsPage
        key={overId}
        {...frame}
        run={game.run}
        runId={overId}
        onDemo={onDemo}
        // Whoever watched it again has had its confetti.
        isFresh={overId !== shownId && !isGhostActing()}
      />
    )
  const stored =
    game.phase === 'off' ? valueOr(board, null)?.runs.find(({ id }) => id === shownId) : undefined
  if (stored)
    return (
      <ResultsPage
        key={stored.id}
        {...frame}
        run={replayRun(stored.setup, stored.steps)}
        runId={stored.id}
        onDemo={onDemo}
        isFresh={false}
      />
    )
  return <StartPage {...frame} />
}
