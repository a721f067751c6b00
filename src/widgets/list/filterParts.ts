import type { ListFilter, SectionOption } from '#domain/lists/listFilter'
import type { Sections } from '#domain/lists/sections'

/** How sections and their values read in the visitor's language. */
export interface SectionLabels<Section extends string> {
  section: (section: Section) => string
  value: (section: Section, value: string) => string
}

/** What every part of a filter is given: the sections, their words, what is chosen and how that changes. */
export interface FilterParts<Section extends string> {
  sections: Sections<Section>
  words: SectionLabels<Section>
  filter: ListFilter<Section>
  setFilter: (filter: ListFilter<Section>) => void
  /** A dealer's newest value goes first (docs/rules.md DI-15). */
  newestFirst?: boolean
  /** The values of a section with how many rows have each; without it each section offers its own, uncounted. */
  optionsOf?: (section: Section) => readonly SectionOption[]
}
