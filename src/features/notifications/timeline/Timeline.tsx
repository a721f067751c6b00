import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { joinLive } from '#domain/base/live'
import { textIn } from '#domain/base/localText'
import type { Announcement } from '#domain/notifications/announcement'
import type { FeedItem } from '#domain/notifications/feed'
import { type TimelineDay, timelineDays } from '#domain/notifications/timeline'
import { useAnnouncements } from '../../../data/queries/announcements'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { useLocale } from '../../../state/locale'
import { useReadItems } from '../../../state/readItems'
import { useSection } from '../../../state/useSection'
import { Button } from '../../../ui/controls/Button'
import { cardClass } from '../../../ui/display/cardClass'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Gate } from '../../../ui/feedback/Gate'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { ANNOUNCEMENT_ICONS } from '../../../widgets/notifications/feed/announcementIcons'
import { feedLook } from '../../../widgets/notifications/feed/feedLook'
import { useFeedDetail } from '../../../widgets/notifications/feed/useFeedDetail'
import { useFeedText } from '../../../widgets/notifications/feed/useFeedText'
import { isUnread } from '../../../widgets/notifications/unread/unread'
import { useShownFeed } from '../../../widgets/notifications/unread/useShownFeed'
import { useZoneName } from '../../../widgets/scope/useZoneName'
import { useDayName } from '../useDayName'
import styles from './Timeline.module.css'

type TimelineEntry =
  | { kind: 'item'; item: FeedItem; at: Date }
  | { kind: 'news'; news: Announcement; at: Date }

/** The feed and the announcements by day, the newest first. */
export function Timeline() {
  const feed = useShownFeed()
  const announcements = useAnnouncements(useSection())
  const live = useMemo(() => joinLive({ feed, announcements }), [feed, announcements])
  return (
    <Gate live={live} frame={(problem) => <section className={cardClass()}>{problem}</section>}>
      {(parts) => <Days {...parts} />}
    </Gate>
  )
}

interface DaysProps {
  feed: readonly FeedItem[]
  announcements: readonly Announcement[]
}

/** Items per step of "Show more". */
const PAGE = 120

function Days({ feed, announcements }: DaysProps) {
  const { t } = useLingui()
  const { at, timeZone } = useFormats()
  const now = useDemoNow()
  const zone = useZoneName()
  const [pages, setPages] = useState(1)
  const most = pages * PAGE
  const hidden = Math.min(feed.length - most, PAGE)
  const days = useMemo(() => {
    const entries: TimelineEntry[] = [
      ...feed.slice(0, most).map((item) => ({ kind: 'item', item, at: at(item) }) as const),
      ...announcements.map((news) => ({ kind: 'news', news, at: at(news.publishedAt) }) as const),
    ]
    return timelineDays(entries, (entry) => entry.at, now, timeZone)
  }, [feed, announcements, most, at, now, timeZone])
  if (days.length === 0)
    return (
      <section className={cardClass()}>
        <EmptyState icon={ICONS.bell} title={t`No Notifications Found`} />
      </section>
    )
  return (
    <div className={styles.days}>
      {zone && <p className={styles.zone}>{zone}</p>}
      {days.map((day) => (
        <TimelineDayCard key={day.daysAgo} day={day} />
      ))}
      {hidden > 0 && (
        <div className={styles.more}>
          <Button kind="plain" onClick={() => setPages(pages + 1)}>
            {t`Show ${hidden} more`}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Minimum number of entries for an hour strip: fewer are as easy to read without it. */
const DENSE = 4

/** One day: hourly counts, and the entries, newest first. */
function TimelineDayCard({ day }: { day: TimelineDay<TimelineEntry> }) {
  const { t } = useLingui()
  const { duration } = useFormats()
  const dayName = useDayName()
  const heading = useId()
  const quietFor = (time: string) => t`Quiet for ${time}`
  const { daysAgo, count, perHour, lines } = day
  const [first] = lines
  const at = first?.kind === 'entry' ? first.entry.at : new Date()
  return (
    <section className={cardClass(styles.card)} aria-labelledby={heading}>
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

/** An entry of the timeline; an item opens in the list, an announcement in its tab. */
function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const { t } = useLingui()
  const formats = useFormats()
  const textOf = useFeedText()
  const detailOf = useFeedDetail()
  const locale = useLocale()
  const read = useReadItems()
  const isNew = entry.kind === 'item' && isUnread(entry.item, read)
  const look =
    entry.kind === 'item'
      ? feedLook(entry.item.event)
      : { icon: ANNOUNCEMENT_ICONS[entry.news.kind], tone: 'brand' }
  const title = entry.kind === 'item' ? textOf(entry.item.event) : textIn(entry.news.title, locale)
  const detail = entry.kind === 'item' ? detailOf(entry.item) : t`Announcement`
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={entry.at.toISOString()}>
        {formats.time(entry.at)}
      </time>
      <span className={styles.mark} data-tone={look.tone}>
        <Icon path={look.icon} size={16} />
      </span>
      <Link
        to="/all-notifications"
        search={entry.kind === 'item' ? { item: entry.item.id } : { tab: 'announcements' }}
        activeOptions={{ exact: true, includeSearch: true }}
        className={styles.link}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
        {isNew && (
          <span className={styles.dot}>
            <span className="visually-hidden">{t`New`}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

/** Hours labeled below the strip. */
const MARKED = [0, 6, 12, 18]
const WIDTH = 10
const HEIGHT = 40

/** Number of events in each hour of a day, as bars along 24 hours. */
function HourStrip({ perHour }: { perHour: readonly number[] }) {
  const { t } = useLingui()
  const { whole, hour } = useFormats()
  const most = Math.max(...perHour)
  const busiest = hour(perHour.indexOf(most))
  const count = whole(most)
  return (
    <div className={styles.strip}>
      <svg
        viewBox={`0 0 ${24 * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`Events by hour, most at ${busiest}: ${count}`}
      >
        {perHour.map((events, at) => {
          const height = events === 0 ? 2 : Math.max(6, (events / most) * HEIGHT)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
              key={at}
              x={at * WIDTH + 1}
              y={HEIGHT - height}
              width={WIDTH - 2}
              height={height}
              rx={1.5}
              className={events === 0 ? styles.none : events === most ? styles.peak : styles.some}
            />
          )
        })}
      </svg>
      <p className={styles.hours} aria-hidden="true">
        {MARKED.map((at) => (
          <span key={at}>{hour(at)}</span>
        ))}
      </p>
    </div>
  )
}
