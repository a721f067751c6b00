import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ListSection, Sections } from '../../../domain/lists/listSearch'
import { toggleValue } from '../../../domain/lists/vehicleFilter'
import { sectionOptions, type ValuesOf } from '../../../domain/lists/vehicleListFilter'
import { useFormats } from '../../../i18n/FormatsProvider'
import { Chip } from '../../../ui/controls/Chip'
import styles from './ActiveFilters.module.css'
import { SECTION_LABELS, useValueLabel } from './filterLabels'
import type { ListAddress } from './useListAddress'

export interface QuickChipsProps<Row, Section extends ListSection>
  extends Pick<ListAddress<Section>, 'filter' | 'setFilter'> {
  section: Section
  sections: Sections<Section>
  rows: readonly Row[]
  valuesOf: ValuesOf<Row, Section>
  newestFirst?: boolean
}

/** One section in the open: what visitors reach for first, with how many rows each value has. */
export function QuickChips<Row, Section extends ListSection>({
  section,
  sections,
  rows,
  valuesOf,
  filter,
  setFilter,
  newestFirst = false,
}: QuickChipsProps<Row, Section>) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const word = useValueLabel()
  const { whole } = useFormats()
  const options = useMemo(
    () => sectionOptions(rows, sections, section, valuesOf),
    [rows, sections, section, valuesOf],
  )
  const chosen = filter.values[section]
  const none = () => chosen.reduce((left, value) => toggleValue(left, section, value, newestFirst), filter)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box of its own
    <div role="group" aria-label={_(SECTION_LABELS[section])} className={styles.row}>
      <Chip on={chosen.length === 0} onToggle={() => setFilter(none())} aside={whole(rows.length)}>
        {t`All`}
      </Chip>
      {options.map(({ value, count }) => (
        <Chip
          key={value}
          on={chosen.includes(value)}
          onToggle={() => setFilter(toggleValue(filter, section, value, newestFirst))}
          aside={whole(count)}
        >
          {word(section, value)}
        </Chip>
      ))}
    </div>
  )
}
