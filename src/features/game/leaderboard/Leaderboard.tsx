import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GameRun } from '#domain/game/gameTypes'
import type { BoardRuns } from '../../../data/queries/boardRuns'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { BoardTable } from './BoardTable'
import { boardRows } from './boardRows'
import { EmptyBoard } from './EmptyBoard'
import styles from './Leaderboard.module.css'

type Scope = 'today' | 'event'

export interface LeaderboardProps {
  board: BoardRuns
  event: string
  /** Calendar day, YYYY-MM-DD. */
  today: string
  /** The run that was just played, in its row also before it has initials; null at the start. */
  own: GameRun | null
  onWatch: (runId: string) => void
}

/** The ten best of today or of the event, and the own run wherever it stands. */
export function Leaderboard({ board, event, today, own, onWatch }: LeaderboardProps) {
  const { t } = useLingui()
  const [scope, setScope] = useState<Scope>('today')
  const rows = boardRows(board.runs, own, scope === 'today' ? { event, day: today } : { event })
  return (
    <section className={styles.board} aria-labelledby="game-leaderboard">
      <div className={styles.head}>
        <h2 id="game-leaderboard" className={styles.title}>
          {t`Leaderboard`}
        </h2>
        <SegmentedControl
          label={t`Leaderboard of`}
          segments={[
            { id: 'today', label: t`Today` },
            { id: 'event', label: t`Event` },
          ]}
          value={scope}
          onChange={setScope}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyBoard isToday={scope === 'today'} hasPlayed={board.hasPlayed[scope]} />
      ) : (
        <BoardTable rows={rows} onWatch={onWatch} />
      )}
    </section>
  )
}
