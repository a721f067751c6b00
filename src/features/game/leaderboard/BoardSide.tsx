import type { ReactNode } from 'react'
import type { Title } from '#domain/game/titles'
import { Gate } from '../../../ui/feedback/Gate'
import { LoadingState } from '../../../ui/feedback/LoadingState'
import type { GameFrame } from '../gameFrame'
import { watchRun } from '../watchRun'
import styles from './BoardSide.module.css'
import { Leaderboard } from './Leaderboard'

export interface BoardSideProps extends Omit<GameFrame, 'title'> {
  /** The title of the run whose results are shown. */
  reached?: Title | null
  /** Below the board. */
  children?: ReactNode
}

/** The board once it is read, with content below it that is always shown. */
export function BoardSide({ boards, reached = null, children }: BoardSideProps) {
  return (
    <>
      <div className={styles.board}>
        <Gate live={boards} loading={<LoadingState />}>
          {(known) => <Leaderboard boards={known} reached={reached} onWatch={watchRun} />}
        </Gate>
      </div>
      {children}
    </>
  )
}
