import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type EventTotals, safetyRate, safetyRateChange } from '#domain/performance/eventRows'
import { useFormats } from '../../../i18n/useFormats'
import { DeltaText } from '../../../ui/display/DeltaText'
import styles from './EventSummary.module.css'
import { rateDelta } from './eventTexts'

/** Totals of all listed vehicles, and how many were driven. @param totals null while loading */
export function EventSummary({ totals }: { totals: EventTotals | null }) {
  const { t } = useLingui()
  const { whole, rate, distance, signedPercent } = useFormats()
  if (totals === null) return <p className={styles.summary} aria-hidden="true" />
  const { vehicles, driven, parked, silent, safety, distanceMi } = totals
  const delta = rateDelta(safetyRateChange(totals), signedPercent)
  const events = t`${plural(safety, { one: '# safety event', other: '# safety events' })}`
  const way = distance(distanceMi).text
  return (
    <div className={styles.summary}>
      <p className={styles.main}>
        <b>{events}</b> <span>{t`over ${way} driven`}</span>
        {distanceMi > 0 && (
          <>
            <b>{rate(safetyRate(totals)).text}</b>
            {delta && <DeltaText {...delta} />}
          </>
        )}
      </p>
      <p className={styles.counted}>
        {t`${whole(driven)} of ${whole(vehicles)} vehicles were driven.`}
        {parked > 0 && (
          <> {t`${plural(parked, { one: '# was not driven.', other: '# were not driven.' })}`}</>
        )}
        {silent > 0 && <> {t`${plural(silent, { one: '# sends no data.', other: '# send no data.' })}`}</>}
      </p>
    </div>
  )
}
