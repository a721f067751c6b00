import { useLingui } from '@lingui/react/macro'
import { TILE_DAYS } from '#domain/dashboard/dashboard'
import { DayBars } from '../../../charts/plain/DayBars'
import { useFormats } from '../../../i18n/FormatsProvider'
import type { Quantity } from '../../../i18n/formats'
import { Card } from '../../../ui/display/Card'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import styles from './DayTile.module.css'
import { TileFigure } from './TileFigure'

/** Noon is in every day, also where the clock changes at midnight. */
const NOON = 12 * 60

export interface DayTileProps {
  title: string
  /** Of the seven days; null while it is being summed up. */
  total: Quantity | null
  /** The oldest first. */
  days: readonly { daysAgo: number; amount: number; text: string }[]
  /** Under the bars: a sentence. */
  note: string
}

/** What seven days came to, and each of them as a bar. The strongest day stands out. */
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
