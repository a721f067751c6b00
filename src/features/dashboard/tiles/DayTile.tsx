import { useLingui } from '@lingui/react/macro'
import { TILE_DAYS } from '#domain/dashboard/dashboard'
import type { Quantity } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'
import { Card } from '../../../ui/display/Card'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { DayBars } from './DayBars'
import styles from './DayTile.module.css'
import { TileFigure } from './TileFigure'

/** Noon exists on every day, even if the clock changes at midnight. */
const NOON = 12 * 60

export interface DayTileProps {
  title: string
  /** Sum of the seven days; null while loading. */
  total: Quantity | null
  /** The oldest first. */
  days: readonly { daysAgo: number; amount: number; text: string }[]
  note: string
}

/** The sum of seven days, and each of them as a bar. The highest is highlighted. */
export function DayTile({ title, total, days, note }: DayTileProps) {
  const { t } = useLingui()
  const { at, weekday, whole } = useFormats()
  const most = Math.max(0, ...days.map(({ amount }) => amount))
  const strongest = most > 0 ? days.findLastIndex(({ amount }) => amount === most) : null
  const dayName = (daysAgo: number, width: 'long' | 'narrow') =>
    weekday(at({ daysAgo, minuteOfDay: NOON }), width)
  return (
    <Card title={title} aside={t`${whole(TILE_DAYS)} days`} className={styles.tile}>
      <TileFigure wide>
        {total && (
          <>
            {total.value}
            <small>{`\u00a0${total.unit}`}</small>
          </>
        )}
      </TileFigure>
      <div className={styles.days} aria-hidden="true">
        {total ? (
          <DayBars values={days.map(({ amount }) => amount)} highlighted={strongest} />
        ) : (
          <Skeleton className={styles.noBars} />
        )}
        <div className={styles.letters}>
          {days.map(({ daysAgo }) => (
            <span key={daysAgo}>{dayName(daysAgo, 'narrow')}</span>
          ))}
        </div>
      </div>
      <p className={styles.note}>{note}</p>
      <ul className="visually-hidden">
        {days.map(({ daysAgo, text }) => (
          <li key={daysAgo}>{`${dayName(daysAgo, 'long')}: ${text}`}</li>
        ))}
      </ul>
    </Card>
  )
}
