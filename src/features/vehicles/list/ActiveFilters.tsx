import { Plural, useLingui } from '@lingui/react/macro'
import { type ListSection, type Sections, sectionNames } from '../../../domain/lists/listSearch'
import { countValues, switchFiltering, toggleValue } from '../../../domain/lists/vehicleFilter'
import { noFilter } from '../../../domain/lists/vehicleListFilter'
import { Button } from '../../../ui/controls/Button'
import { Chip } from '../../../ui/controls/Chip'
import styles from './ActiveFilters.module.css'
import { useValueLabel } from './filterLabels'
import type { ListAddress } from './useListAddress'

export interface ActiveFiltersProps<Section extends ListSection>
  extends Pick<ListAddress<Section>, 'filter' | 'setFilter'> {
  sections: Sections<Section>
  /** The section whose chips stand in the list all the time: shown there, not here. */
  quick: Section
}

/** What the list is filtered by, each to take away; where filtering is off, a way to switch it on again. */
export function ActiveFilters<Section extends ListSection>({
  sections,
  quick,
  filter,
  setFilter,
}: ActiveFiltersProps<Section>) {
  const { t } = useLingui()
  const word = useValueLabel()
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
          {word(section, value)}
        </Chip>
      ))}
      {clear}
    </div>
  )
}
