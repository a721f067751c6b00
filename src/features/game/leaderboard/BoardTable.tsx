import { Plural, useLingui } from '@lingui/react/macro'
import type { BoardRow } from '../../../data/queries/boards'
import { useFormats } from '../../../i18n/useFormats'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { IconButton } from '../../../ui/controls/IconButton'
import { cx } from '../../../ui/cx'
import { GAME_ICONS } from '../gameIcons'
import styles from './BoardTable.module.css'

/** Ranks as a table; an own run below tenth place is a separate row. */
export function BoardTable({
  rows,
  onWatch,
}: {
  rows: readonly BoardRow[]
  onWatch: (runId: string) => void
}) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const nameOf = usePlayerName()
  return (
    <table
      className={cx(styles.table, rows.some(({ isApart }) => isApart) && styles.tight)}
      aria-labelledby="game-leaderboard"
    >
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t`Rank`}</th>
          <th scope="col">{t`Player`}</th>
          <th scope="col">{t`Found`}</th>
          <th scope="col">{t({ message: 'Score', context: 'game' })}</th>
          <th scope="col">{t`Watch`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ run, run: { found }, rank, isOwn, isApart }) => (
          <tr
            key={run.id}
            className={cx(styles.row, isOwn && styles.own, isApart && styles.apart)}
            {...(isOwn && { 'aria-current': 'true' })}
          >
            <td className={styles.rank}>{rank}</td>
            <th
              scope="row"
              id={`run-${run.id}`}
              className={cx(styles.initials, run.initials === null && styles.unsigned)}
            >
              {isOwn && run.initials === null ? t`You` : nameOf(run)}
            </th>
            <td className={styles.found}>
              <Plural value={found} one="# found" other="# found" />
            </td>
            <td id={`score-${run.id}`} className={styles.score}>
              {whole(run.score)}
            </td>
            <td className={styles.watch}>
              <IconButton
                label={t`Watch`}
                icon={GAME_ICONS.play}
                aria-describedby={`run-${run.id} score-${run.id}`}
                onClick={() => onWatch(run.id)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
