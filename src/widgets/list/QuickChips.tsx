import { useLingui } from '@lingui/react/macro'
import { type SectionOption, toggleValue } from '#domain/lists/listFilter'
import { useFormats } from '../../i18n/useFormats'
import { Chip } from '../../ui/controls/Chip'
import styles from './chipRow.module.css'
import type { FilterParts } from './filterParts'

export interface QuickChipsProps<Section extends string>
  extends Omit<FilterParts<Section>, 'sections' | 'optionsOf'> {
  section: Section
  optionsOf: (section: Section) => readonly SectionOption[]
  /** Number of rows of the list, without filters. */
  count: number
}

/** One section as visible chips, with the number of rows of each value. */
export function QuickChips<Section extends string>(props: QuickChipsProps<Section>) {
  const { section, count: all, optionsOf, words, filter, setFilter, newestFirst = false } = props
  const { t } = useLingui()
  const { whole } = useFormats()
  const chosen = filter.values[section]
  const none = () => chosen.reduce((left, value) => toggleValue(left, section, value, newestFirst), filter)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box
    <div role="group" aria-label={words.section(section)} className={styles.row}>
      <Chip
        on={chosen.length === 0}
        staysOn
        data-target={`only:${section}`}
        onToggle={() => setFilter(none())}
        aside={whole(all)}
      >
        {t`All`}
      </Chip>
      {optionsOf(section).map(({ value, count }) => (
        <Chip
          key={value}
          on={chosen.includes(value)}
          data-target={`only:${section}:${value}`}
          onToggle={() => setFilter(toggleValue(filter, section, value, newestFirst))}
          aside={whole(count)}
        >
          {words.value(section, value)}
        </Chip>
      ))}
    </div>
  )
}
