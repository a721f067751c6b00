import { type Sections, sectionNames } from './sections'

/** A row's values in a section. */
export type ValuesOf<Row, Section extends string> = (row: Row, section: Section) => readonly string[]

/** Chosen values, a list a section. They act only while filtering is on (docs/rules.md MA-08). */
export interface ListFilter<Section extends string> {
  filtering: boolean
  values: Readonly<Record<Section, readonly string[]>>
}

/** Something for every section, by its name. */
export function eachSection<Section extends string, Value>(
  sections: Sections<Section>,
  make: (section: Section) => Value,
): Record<Section, Value> {
  return Object.fromEntries(sectionNames(sections).map((name) => [name, make(name)])) as Record<
    Section,
    Value
  >
}

/** A filter without any value: all sections are empty. */
export function noFilter<Section extends string>(sections: Sections<Section>): ListFilter<Section> {
  return { filtering: false, values: eachSection<Section, string[]>(sections, () => []) }
}

/** How many values are chosen, in all sections. */
export function countValues({ values }: Pick<ListFilter<string>, 'values'>): number {
  return Object.values(values).reduce((sum, section) => sum + section.length, 0)
}

/**
 * The same choice with one value toggled in or out. The first value switches filtering on; without
 * any, filtering switches off.
 * @param newestFirst as a dealer's sections are kept (docs/rules.md DI-15)
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

/** The same choice after one value of a section was switched: `chosen` is the section as it is to be. */
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

/** Filtering on or off with the values kept; there is nothing to switch on without a value. */
export function switchFiltering<Section extends string>(
  filter: ListFilter<Section>,
  on: boolean,
): ListFilter<Section> {
  return { ...filter, filtering: on && countValues(filter) > 0 }
}

/**
 * The rows that pass: one value of every section that has any. All of them, the very same list,
 * while filtering is off or no value is chosen.
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
  /** Rows that have it. */
  count: number
}

/**
 * The values that a section offers: the named ones in their order, then what else the rows have, so that
 * none is out of reach (docs/decisions.md Q10).
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
