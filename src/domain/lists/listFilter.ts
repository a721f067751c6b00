import { type Sections, sectionNames } from './sections'

/** A row's values in a section. */
export type ValuesOf<Row, Section extends string> = (row: Row, section: Section) => readonly string[]

/** Selected values by section. They apply only while filtering is on (docs/rules.md MA-08). */
export interface ListFilter<Section extends string> {
  filtering: boolean
  values: Readonly<Record<Section, readonly string[]>>
}

/** A value for every section, by its name. */
export function eachSection<Section extends string, Value>(
  sections: Sections<Section>,
  make: (section: Section) => Value,
): Record<Section, Value> {
  return Object.fromEntries(sectionNames(sections).map((name) => [name, make(name)])) as Record<
    Section,
    Value
  >
}

/** A filter without selected values. */
export function noFilter<Section extends string>(sections: Sections<Section>): ListFilter<Section> {
  return { filtering: false, values: eachSection<Section, string[]>(sections, () => []) }
}

/** Counts the selected values of all sections. */
export function countValues({ values }: Pick<ListFilter<string>, 'values'>): number {
  return Object.values(values).reduce((sum, section) => sum + section.length, 0)
}

/**
 * Toggles one value. The first selected value switches filtering on, and removing the last one
 * switches it off.
 * @param newestFirst puts new values first, as in a dealer's sections (docs/rules.md DI-15)
 */
export function toggleValue<Section extends string>(
  filter: ListFilter<Section>,
  section: NoInfer<Section>,
  value: string,
  newestFirst: boolean,
): ListFilter<Section> {
  const before = filter.values[section]
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : newestFirst
      ? [value, ...before]
      : [...before, value]
  const values = { ...filter.values, [section]: after }
  return { values, filtering: countValues({ values }) > 0 && (filter.filtering || countValues(filter) === 0) }
}

/** Sets the selected values of one section. */
export function chooseValues<Section extends string>(
  filter: ListFilter<Section>,
  section: NoInfer<Section>,
  chosen: readonly string[],
  newestFirst: boolean,
): ListFilter<Section> {
  const before = filter.values[section]
  const changed = [...chosen, ...before].find((value) => chosen.includes(value) !== before.includes(value))
  return changed === undefined ? filter : toggleValue(filter, section, changed, newestFirst)
}

/** The filter with nothing selected in one section. */
export function withoutSection<Section extends string>(
  filter: ListFilter<Section>,
  section: NoInfer<Section>,
): ListFilter<Section> {
  return { ...filter, values: { ...filter.values, [section]: [] } }
}

/** Switches filtering on or off and keeps the values; it cannot be switched on without a value. */
export function switchFiltering<Section extends string>(
  filter: ListFilter<Section>,
  on: boolean,
): ListFilter<Section> {
  return { ...filter, filtering: on && countValues(filter) > 0 }
}

/**
 * The rows that match a value of every section with values. Returns the same array while filtering is
 * off or no value is selected.
 */
export function filterRows<Row, Section extends string>(
  rows: readonly Row[],
  filter: ListFilter<Section>,
  valuesOf: ValuesOf<Row, NoInfer<Section>>,
): readonly Row[] {
  if (!filter.filtering || countValues(filter) === 0) return rows
  const sections = sectionNames(filter.values).filter((name) => filter.values[name].length > 0)
  return rows.filter((row) =>
    sections.every((name) => valuesOf(row, name).some((value) => filter.values[name].includes(value))),
  )
}

export interface SectionOption {
  value: string
  /** Number of rows with this value. */
  count: number
}

/**
 * The values of a section: the predefined ones in their order, then others from the rows, so that all can
 * be selected (docs/decisions.md Q10).
 */
export function sectionOptions<Row, Section extends string>(
  rows: readonly Row[],
  sections: Sections<Section>,
  section: Section,
  valuesOf: ValuesOf<Row, Section>,
): SectionOption[] {
  const named = sections[section]
  const counts = new Map<string, number>(named.map((value) => [value, 0]))
  for (const row of rows) {
    for (const value of valuesOf(row, section)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const further = [...counts.keys()].slice(named.length).sort()
  return [...named, ...further].map((value) => ({ value, count: counts.get(value) ?? 0 }))
}
