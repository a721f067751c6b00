import { valueOr } from '#domain/base/live'
import { useStaffRun } from '../../../data/queries/staffRun'
import { CodeEntry } from '../code/CodeEntry'
import type { GameFrame } from '../gameFrame'
import { BoardSide } from '../leaderboard/BoardSide'
import { play, playCode } from '../playing'
import { StartScreen } from './StartScreen'
import { ToBeat } from './ToBeat'

/** The start with what is stored: the board, the score to beat, and what staff have set. */
export function StartPage({ title, boards }: GameFrame) {
  const staff = valueOr(useStaffRun(), null)
  return (
    <StartScreen
      title={title}
      staffMs={staff?.lengthMs ?? null}
      onStart={() => play('ranked')}
      onPractice={() => play('practice')}
      toBeat={<ToBeat boards={boards} />}
      side={
        <BoardSide boards={boards}>
          <CodeEntry onPlay={playCode} />
        </BoardSide>
      }
    />
  )
}
