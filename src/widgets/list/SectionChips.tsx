import { chooseValues } from '#domain/lists/listFilter'
import { useFormats } from '../../i18n/useFormats'
import { ChipGroup } from '../../ui/controls/ChipGroup'
import type { FilterParts } from './filterParts'

export interface SectionChipsProps<Section extends string> extends FilterParts<Section> {
  section: Section
  /** Replaces the name of the section. */
  label?: string
}

/** Chips that turn the values of one section on and off. */
export function SectionChips<Section extends string>(props: SectionChipsProps<Section>) {
  const { section, label, sections, words, filter, setFilter, newestFirst = false, optionsOf } = props
  const { whole } = useFormats()
  const chips = optionsOf
    ? optionsOf(section).map(({ value, count }) => ({ id: value, count: whole(count) }))
    : sections[section].map((id) => ({ id }))
  return (
    <ChipGroup
      label={label ?? words.section(section)}
      chips={chips.map((chip) => ({ ...chip, label: words.value(section, chip.id) }))}
      value={filter.values[section]}
      onChange={(ids) => setFilter(chooseValues(filter, section, ids, newestFirst))}
    />
  )
}
