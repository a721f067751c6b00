import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type ListSection, type Sections, sectionNames } from '../../../domain/lists/listSearch'
import { chooseValues, countValues, switchFiltering } from '../../../domain/lists/vehicleFilter'
import { noFilter, sectionOptions, type ValuesOf } from '../../../domain/lists/vehicleListFilter'
import { useFormats } from '../../../i18n/FormatsProvider'
import { Button } from '../../../ui/controls/Button'
import { ChipGroup } from '../../../ui/controls/ChipGroup'
import { FilterCount } from '../../../ui/controls/FilterCount'
import { Switch } from '../../../ui/controls/Switch'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { Sheet } from '../../../ui/overlays/Sheet'
import styles from './FilterButton.module.css'
import { SECTION_LABELS, useValueLabel } from './filterLabels'
import type { ListAddress } from './useListAddress'

export interface FilterButtonProps<Row, Section extends ListSection>
  extends Pick<ListAddress<Section>, 'filter' | 'setFilter'> {
  sections: Sections<Section>
  /** All rows of the list: each value says how many have it. */
  rows: readonly Row[]
  valuesOf: ValuesOf<Row, Section>
  /** A dealer's newest value goes first (docs/rules.md DI-15). */
  newestFirst?: boolean
  /** "Showing 8 of 48". */
  showing: ReactNode
}

/** The filter of a list: a button that counts what is chosen, and a sheet with every section. */
export function FilterButton<Row, Section extends ListSection>(props: FilterButtonProps<Row, Section>) {
  const { filter, setFilter, sections, showing } = props
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const count = countValues(filter)
  const { filtering } = filter
  return (
    <>
      <Button
        kind="plain"
        aria-haspopup="dialog"
        {...(count > 0 && { 'aria-label': filtering ? t`Filter, ${count} active` : t`Filter, ${count} off` })}
        onClick={() => setOpen(true)}
      >
        <Icon path={ACTION_ICONS.sliders} />
        {t`Filter`}
        <FilterCount count={count} on={filtering} />
      </Button>
      <Sheet
        title={t`Filter`}
        width="wide"
        isOpen={open}
        onClose={() => setOpen(false)}
        footer={
          <div className={styles.foot}>
            <p className={styles.showing} role="status">
              {showing}
            </p>
            <Button kind="ghost" disabled={count === 0} onClick={() => setFilter(noFilter(sections))}>
              {t`Clear all`}
            </Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {t`Done`}
            </Button>
          </div>
        }
      >
        <Switch
          label={t`Filter the list`}
          description={
            count > 0 ? t`Turn off to show all vehicles and keep your filters` : t`Choose a filter first`
          }
          checked={filtering}
          onChange={(on) => setFilter(switchFiltering(filter, on))}
        />
        {sectionNames(sections).map((section) => (
          <SectionChips key={section} {...props} section={section} />
        ))}
      </Sheet>
    </>
  )
}

interface SectionChipsProps<Row, Section extends ListSection> extends FilterButtonProps<Row, Section> {
  section: Section
}

function SectionChips<Row, Section extends ListSection>({
  section,
  sections,
  rows,
  valuesOf,
  filter,
  setFilter,
  newestFirst = false,
}: SectionChipsProps<Row, Section>) {
  const { _ } = useCatalog()
  const word = useValueLabel()
  const { whole } = useFormats()
  const chosen = filter.values[section]
  const label = _(SECTION_LABELS[section])
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{label}</h3>
      <ChipGroup
        label={label}
        chips={sectionOptions(rows, sections, section, valuesOf).map(({ value, count }) => ({
          id: value,
          label: word(section, value),
          count: whole(count),
        }))}
        value={chosen}
        onChange={(ids) => setFilter(chooseValues(filter, section, ids, newestFirst))}
      />
    </section>
  )
}
