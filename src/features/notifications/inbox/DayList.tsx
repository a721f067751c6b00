import type { CenterSearch } from '#domain/notifications/centerSearch'
import type { FeedItem } from '#domain/notifications/feed'
import { groupByDay } from '#domain/notifications/feedDays'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'
import { useReadItems } from '../../../state/readItems'
import { useIsPainted } from '../../../ui/feedback/useIsPainted'
import { FeedRow } from '../../../widgets/notifications/feed/FeedRow'
import listStyles from '../../../widgets/notifications/feed/List.module.css'
import { isUnread } from '../../../widgets/notifications/unread/unread'
import { useDayName } from '../useDayName'
import styles from './Inbox.module.css'

export interface DayListProps {
  items: readonly FeedItem[]
  openId: string | null
  search: CenterSearch
  beside: boolean
}

/** As many as a tall window can show; the others are rendered after these are painted. */
const FIRST_ITEMS = 14

/** Items grouped by day, newest first. */
export function DayList({ items, openId, search, beside }: DayListProps) {
  const { at, timeZone } = useFormats()
  const now = useDemoNow()
  const read = useReadItems()
  const dayName = useDayName()
  const listed = useIsPainted() ? items : items.slice(0, FIRST_ITEMS)
  return groupByDay(listed, at, now, timeZone).map(({ daysAgo, rows }) => {
    const [first] = rows
    return (
      first && (
        <section key={daysAgo} className={styles.day}>
          <h2 className={styles.dayName}>{dayName(daysAgo, at(first))}</h2>
          <ul className={listStyles.list}>
            {rows.map((item) => (
              <FeedRow
                key={item.id}
                item={item}
                unread={isUnread(item, read)}
                isOpen={item.id === openId}
                beside={beside}
                search={search}
              />
            ))}
          </ul>
        </section>
      )
    )
  })
}
