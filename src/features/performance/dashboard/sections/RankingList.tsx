import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { RankedScore } from '#domain/performance/rankedScores'
import { useFormats } from '../../../../i18n/useFormats'
import { Avatar } from '../../../../ui/display/Avatar'
import { ScoreLabel } from '../../../../widgets/trips/score/ScoreLabel'
import type { RankedName } from '../performanceView'
import styles from './RankingList.module.css'

export interface RankingListProps {
  title: string
  rows: readonly (RankedScore & { rank: number })[]
  nameOf: (id: string) => RankedName
}

/** Part of a ranking: rank, name, score and change, with a link to each page. */
export function RankingList({ title, rows, nameOf }: RankingListProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.list}>
      <div className={styles.head}>
        <h3 id={heading}>{title}</h3>
        <span>{t`Score, change`}</span>
      </div>
      <ol>
        {rows.map(({ id, rank, score, change }) => {
          const { name, detail, to } = nameOf(id)
          return (
            <li key={id} className={styles.item}>
              <Link to={to} className={styles.row}>
                <span className={styles.rank}>{whole(rank)}</span>
                <Avatar name={name} />
                <span className={styles.who}>
                  <bdi className={styles.name}>{name}</bdi>
                  {detail && <bdi className={styles.detail}>{detail}</bdi>}
                </span>
                <span className={styles.figures}>
                  <ScoreLabel score={score} />
                  {change !== null && (
                    <span className={styles.change}>
                      {change > 0 ? `+${whole(change)}` : change < 0 ? `-${whole(-change)}` : whole(0)}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
