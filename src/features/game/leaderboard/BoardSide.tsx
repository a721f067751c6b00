import type { ReactNode } from 'react'
import type { GameRun } from '#domain/game/gameTypes'
import { Gate } from '../../../ui/feedback/Gate'
import { LoadingState } from '../../../ui/feedback/LoadingState'
import { watchRun } from '../../../widgets/ghost/watchRun'
import type { GameFrame } from '../gameFrame'
import styles from './BoardSide.module.css'
import { Leaderboard } from './Leaderboard'

export interface BoardSideProps extends Omit<GameFrame, 'title'> {
  own: GameRun | null
  /** Below the board. */
  children?: ReactNode
}

/** The board once it is read, and what stands below it at any time. */
export function BoardSide({ board, scope, own, children }: BoardSideProps) {
  return (
    <>
      <div className={styles.board}>
        <Gate live={board} loading={<LoadingState />}>
          {(known) => <Leaderboard board={known} {...scope} own={own} onWatch={watchRun} />}
        </Gate>
      </div>
      {children}
    </>
  )
}
