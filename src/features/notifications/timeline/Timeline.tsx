import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { joinLive } from '#domain/base/live'
import type { Announcement } from '#domain/notifications/announcement'
import type { FeedItem } from '#domain/notifications/feed'
import { timelineDays } from '#domain/notifications/timeline'
import { useAnnouncements } from '../../../data/queries/announcements'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'
import { useSection } from '../../../state/useSection'
import { Button } from '../../../ui/controls/Button'
import { surface } from '../../../ui/display/surface'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Gate } from '../../../ui/feedback/Gate'
import { ICONS } from '../../../ui/icons/icons'
import { useShownFeed } from '../../../widgets/notifications/unread/useShownFeed'
import styles from './Timeline.module.css'
import { TimelineDayCard } from './TimelineDayCard'
import type { TimelineEntry } from './timelineEntry'

/** The feed and the announcements by day, the newest first. */
export function Timeline() {
  const feed = useShownFeed()
  const announcements = useAnnouncements(useSection())
  const live = useMemo(() => joinLive({ feed, announcements }), [feed, announcements])
  return (
    <Gate live={live} frame={(problem) => <section className={surface()}>{problem}</section>}>
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
      <section className={surface()}>
        <EmptyState icon={ICONS.bell} title={t`No Notifications Found`} />
      </section>
    )
  return (
    <div className={styles.days}>
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
