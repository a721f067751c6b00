import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WindowDays } from '#domain/vehicle/score'
import { useFormats } from '../../i18n/useFormats'
import { PeriodChoice } from '../../widgets/choice/PeriodChoice'
import styles from './WindowHead.module.css'

export interface WindowHeadProps {
  days: WindowDays
  onDays: (days: WindowDays) => void
  /** Other selectors for the whole screen. */
  children?: ReactNode
}

/** The days of the screen, and those for comparison. */
export function WindowHead({ days, onDays, children }: WindowHeadProps) {
  const { t } = useLingui()
  const { whole, at, shortDate } = useFormats()
  const day = (daysAgo: number) => shortDate(at({ daysAgo, minuteOfDay: NOON }))
  const [first, last] = [day(days), day(1)]
  const [firstBefore, lastBefore] = [day(2 * days), day(days + 1)]
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.title}>{t`Last ${whole(days)} days`}</h2>
        <p
          className={styles.days}
        >{t`${first} to ${last}, compared with ${firstBefore} to ${lastBefore}.`}</p>
      </div>
      <div className={styles.choices}>
        {children}
        <PeriodChoice days={days} onDays={onDays} />
      </div>
    </div>
  )
}

/** Noon exists on every day, even if the clock changes at midnight. */
const NOON = 12 * 60
