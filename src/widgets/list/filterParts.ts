import type { ListFilter, SectionOption } from '#domain/lists/listFilter'
import type { Sections } from '#domain/lists/sections'

/** Labels of sections and their values in the visitor's language. */
export interface SectionLabels<Section extends string> {
  section: (section: Section) => string
  value: (section: Section, value: string) => string
}

/** Props of every part of a filter. */
export interface FilterParts<Section extends string> {
  sections: Sections<Section>
  words: SectionLabels<Section>
  filter: ListFilter<Section>
  setFilter: (filter: ListFilter<Section>) => void
  /** The last selected value comes first, as for dealers (docs/rules.md DI-15). */
  newestFirst?: boolean
  /** The values of a section with their number of rows; without it all values are offered, uncounted. */
  optionsOf?: (section: Section) => readonly SectionOption[]
}
