import { Plural, useLingui } from '@lingui/react/macro'
import { countValues, noFilter, switchFiltering, toggleValue } from '#domain/lists/listFilter'
import { sectionNames } from '#domain/lists/sections'
import { Button } from '../../ui/controls/Button'
import { Chip } from '../../ui/controls/Chip'
import styles from './chipRow.module.css'
import type { FilterParts } from './filterParts'

export interface ActiveFiltersProps<Section extends string> extends FilterParts<Section> {
  /** The section whose chips are always visible in the list, and therefore not repeated here. */
  quick: Section
}

/** The active filters, each removable; if filtering is off, a button that turns it on again. */
export function ActiveFilters<Section extends string>({
  sections,
  words,
  quick,
  filter,
  setFilter,
}: ActiveFiltersProps<Section>) {
  const { t } = useLingui()
  const count = countValues(filter)
  if (count === 0) return null
  const chips = sectionNames(sections)
    .filter((section) => section !== quick)
    .flatMap((section) => filter.values[section].map((value) => ({ section, value })))
  if (filter.filtering && chips.length === 0) return null
  const clear = (
    <Button kind="ghost" onClick={() => setFilter(noFilter(sections))}>
      {t`Clear filters`}
    </Button>
  )
  if (!filter.filtering) {
    return (
      <div className={styles.row}>
        <p className={styles.off}>
          <Plural value={count} one="# filter is off" other="# filters are off" />
        </p>
        <Button kind="soft" onClick={() => setFilter(switchFiltering(filter, true))}>
          {t`Turn on`}
        </Button>
        {clear}
      </div>
    )
  }
  return (
    <div className={styles.row}>
      {chips.map(({ section, value }) => (
        <Chip
          key={`${section} ${value}`}
          onRemove={() => setFilter(toggleValue(filter, section, value, false))}
        >
          {words.value(section, value)}
        </Chip>
      ))}
      {clear}
    </div>
  )
}
