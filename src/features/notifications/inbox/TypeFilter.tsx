import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type ListFilter, noFilter, type SectionOption, toggleValue } from '#domain/lists/listFilter'
import { FEED_EVENT_TYPES } from '#domain/notifications/feed'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/controls/Button'
import { FilterCount } from '../../../ui/controls/FilterCount'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { Popover } from '../../../ui/overlays/Popover'
import { EVENT_TYPE_LOOKS } from '../eventTypeLooks'
import styles from './TypeFilter.module.css'
import { INBOX_SECTIONS, type InboxSection } from './useInbox'

export interface TypeFilterProps {
  filter: ListFilter<InboxSection>
  setFilter: (filter: ListFilter<InboxSection>) => void
  options: readonly SectionOption[]
}

/** The fourteen event types with icons and item counts (docs/rules.md NC-04). */
export function TypeFilter({ filter, setFilter, options }: TypeFilterProps) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const { whole } = useFormats()
  const chosen = filter.values.type
  const count = chosen.length
  return (
    <Popover
      label={t`Event types`}
      placement="bottom end"
      trigger={{
        kind: 'plain',
        arrow: ICONS.chevronDown,
        label: count > 0 ? t`Event types, ${count} active` : undefined,
        children: (
          <>
            {t`Event types`}
            <FilterCount count={count} />
          </>
        ),
      }}
    >
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{t`Event types`}</legend>
        {FEED_EVENT_TYPES.map((type) => {
          const { icon, name } = EVENT_TYPE_LOOKS[type]
          const found = options.find(({ value }) => value === type)?.count ?? 0
          return (
            <CheckboxField
              key={type}
              checked={chosen.includes(type)}
              onChange={() => setFilter(toggleValue(filter, 'type', type, false))}
            >
              <span className={styles.type}>
                <Icon path={icon} />
                <span className={styles.name}>{_(name)}</span>
                <span className={styles.count}>{whole(found)}</span>
              </span>
            </CheckboxField>
          )
        })}
      </fieldset>
      <div className={styles.foot}>
        <Button kind="ghost" disabled={count === 0} onClick={() => setFilter(noFilter(INBOX_SECTIONS))}>
          {t`Clear filters`}
        </Button>
      </div>
    </Popover>
  )
}
