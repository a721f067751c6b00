import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { cardClass } from '../../../ui/display/cardClass'
import { StatTile } from '../../../ui/display/StatTile'
import styles from './FormatsPreview.module.css'

/** Examples of times, dates and quantities with the current settings. */
export function FormatsPreview() {
  const { t } = useLingui()
  const now = useDemoNow()
  const { time, date, weekday, distance } = useFormats()
  const driven = distance(DRIVEN_MILES)
  return (
    <section className={cardClass(styles.preview)} aria-label={t`Preview`}>
      <StatTile label={t`Time`} value={time(now)} />
      <StatTile label={weekday(now)} value={date(now)} />
      <StatTile label={t`Distance`} value={driven.value} unit={driven.unit} />
    </section>
  )
}

const DRIVEN_MILES = 1250
