import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Title } from '#domain/game/titles'
import type { Boards } from '../../../data/queries/boards'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { BoardTable } from './BoardTable'
import { EmptyBoard } from './EmptyBoard'
import styles from './Leaderboard.module.css'
import { TitleLadder } from './TitleLadder'

/** From this many runs the board fills its place. */
const FULL_ROWS = 6

type Scope = 'today' | 'event'

export interface LeaderboardProps {
  boards: Boards
  /** The title of the run whose results are shown; null for none. */
  reached: Title | null
  onWatch: (runId: string) => void
}

/** The ten best of today or of the event, the own run wherever it is, and while there are few, the titles. */
export function Leaderboard({ boards, reached, onWatch }: LeaderboardProps) {
  const { t } = useLingui()
  const [scope, setScope] = useState<Scope>('today')
  const { rows, hasPlayed } = boards[scope]
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
        <EmptyBoard isToday={scope === 'today'} hasPlayed={hasPlayed} />
      ) : (
        <BoardTable rows={rows} onWatch={onWatch} />
      )}
      {rows.length < FULL_ROWS && <TitleLadder reached={reached} />}
    </section>
  )
}
