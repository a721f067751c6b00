import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { noFilter, toggleValue } from '#domain/lists/listFilter'
import type { FeedEventType, FeedItem } from '#domain/notifications/feed'
import { useFormats } from '../../../i18n/FormatsProvider'
import { Chip } from '../../../ui/controls/Chip'
import { SearchBox } from '../../../widgets/list/SearchBox'
import type { List } from '../../../widgets/list/useList'
import { EVENT_TYPE_LOOKS } from '../../../widgets/notifications/feed/eventTypeLooks'
import styles from './Inbox.module.css'
import { TypeFilter } from './TypeFilter'
import { INBOX_SECTIONS, type InboxSection } from './useInbox'

/** The most common filters of a fleet. */
const QUICK_TYPES: readonly FeedEventType[] = ['trip', 'maintenance', 'charging']

export interface InboxToolsProps {
  list: List<FeedItem, InboxSection>
  unreadCount: number
  unreadOnly: boolean
  onUnreadOnly: (on: boolean) => void
}

/** Search, the event types, and chips for common filters. */
export function InboxTools({ list, unreadCount, unreadOnly, onUnreadOnly }: InboxToolsProps) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const { whole } = useFormats()
  const { address, all, optionsOf } = list
  const { filter, setFilter } = address
  const options = optionsOf('type')
  const chosen = filter.values.type
  const quick = [...QUICK_TYPES, ...chosen.filter((type) => !QUICK_TYPES.some((known) => known === type))]
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchBox
          label={t`Search notifications`}
          placeholder={t`Event, vehicle, or driver`}
          text={address.text}
          setText={address.setText}
        />
      </div>
      <TypeFilter filter={filter} setFilter={setFilter} options={options} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own legend and box */}
      <div role="group" aria-label={t`Quick filters`} className={styles.chips}>
        <Chip
          on={chosen.length === 0 && !unreadOnly}
          onToggle={() => {
            setFilter(noFilter(INBOX_SECTIONS))
            if (unreadOnly) onUnreadOnly(false)
          }}
          aside={whole(all?.length ?? 0)}
        >
          {t`All`}
        </Chip>
        <Chip on={unreadOnly} onToggle={() => onUnreadOnly(!unreadOnly)} aside={whole(unreadCount)}>
          {t`Unread`}
        </Chip>
        {quick.map((type) => {
          const look = EVENT_TYPE_LOOKS[type as FeedEventType]
          return (
            <Chip
              key={type}
              icon={look.icon}
              on={chosen.includes(type)}
              onToggle={() => setFilter(toggleValue(filter, 'type', type, false))}
              aside={whole(options.find(({ value }) => value === type)?.count ?? 0)}
            >
              {_(look.name)}
            </Chip>
          )
        })}
      </div>
    </div>
  )
}
