import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { TimelineDay } from '#domain/notifications/timeline'
import { useFormats } from '../../../i18n/FormatsProvider'
import { surface } from '../../../ui/display/surface'
import { useDayName } from '../useDayName'
import { HourStrip } from './HourStrip'
import styles from './Timeline.module.css'
import { TimelineRow } from './TimelineRow'
import type { TimelineEntry } from './timelineEntry'

/** Minimum number of entries for an hour strip: fewer are as easy to read without it. */
const DENSE = 4

/** One day: hourly counts, and the entries, newest first. */
export function TimelineDayCard({ day }: { day: TimelineDay<TimelineEntry> }) {
  const { t } = useLingui()
  const { duration } = useFormats()
  const dayName = useDayName()
  const heading = useId()
  const quietFor = (time: string) => t`Quiet for ${time}`
  const { daysAgo, count, perHour, lines } = day
  const [first] = lines
  const at = first?.kind === 'entry' ? first.entry.at : new Date()
  return (
    <section className={surface(styles.card)} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.day}>
          {dayName(daysAgo, at)}
        </h2>
        <p className={styles.count}>{t`${plural(count, { one: '# event', other: '# events' })}`}</p>
      </div>
      {count >= DENSE && <HourStrip perHour={perHour} />}
      <ol className={styles.rail}>
        {lines.map((line) =>
          line.kind === 'quiet' ? (
            <li key={`quiet ${line.from.getTime()}`} className={styles.quiet}>
              {quietFor(duration(line.minutes))}
            </li>
          ) : (
            <TimelineRow
              key={line.entry.kind === 'item' ? line.entry.item.id : line.entry.news.id}
              entry={line.entry}
            />
          ),
        )}
      </ol>
    </section>
  )
}
