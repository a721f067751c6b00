import { countValues, eachSection, type ListFilter } from './listFilter'
import { type Sections, sectionCodes } from './sections'

/**
 * The search parameters of a list: search text, sort order, hidden columns, and one parameter per filter
 * section. All lists are parsed and written here, so that their links have the same format.
 */

/** The search parameters of a list as text; a list may add its own. */
export type ListSearch<Section extends string> = {
  readonly [Name in Section | 'q' | 'sort' | 'hide' | 'filter']?: string | undefined
}

/** Parameters to change; undefined removes one. */
export type ListChange<Section extends string> = {
  [Name in Section | 'q' | 'sort' | 'hide']?: string | undefined
} & { filter?: 'off' | undefined }

/** The sort order of one column. */
export interface ListSort {
  column: string
  descending: boolean
}

/** Parses the filter sections: codes separated by commas, without invalid ones. */
export function parseFilter<Section extends string>(
  search: ListSearch<NoInfer<Section>>,
  sections: Sections<Section>,
): ListFilter<Section> {
  const values = eachSection(sections, (name) => sectionCodes(name, sections[name], search[name]))
  return { values, filtering: countValues({ values }) > 0 && search.filter !== 'off' }
}

/** The search parameters of a filter. */
export function filterSearch<Section extends string>(filter: ListFilter<Section>): ListChange<Section> {
  const codes = eachSection(filter.values, (name) => filter.values[name].join(',') || undefined)
  const off = countValues(filter) > 0 && !filter.filtering
  return { ...codes, filter: off ? 'off' : undefined } as ListChange<Section>
}

/** Parses `?sort=fuel` or `?sort=-fuel`; an invalid column gives the list's default order. */
export function parseSort<First extends ListSort | null>(
  text: string | undefined,
  columns: readonly string[],
  first: First,
): ListSort | First {
  const column = columns.find((id) => text === id || text === `-${id}`)
  return column === undefined ? first : { column, descending: text === `-${column}` }
}

/** The search parameter of a sort order; undefined for the default order. */
export function sortText({ column, descending }: ListSort, first: ListSort | null): string | undefined {
  if (column === first?.column && descending === first.descending) return undefined
  return descending ? `-${column}` : column
}

/** Parses `?hide=vin,plate`, the hidden columns. The first column names the row and cannot be hidden. */
export function parseHidden(text: string | undefined, columns: readonly string[]): readonly string[] {
  const asked = text?.split(',') ?? []
  return columns.slice(1).filter((id) => asked.includes(id))
}

/** The search parameter of hidden columns; undefined for none. */
export function hiddenText(hidden: readonly string[]): string | undefined {
  return hidden.join(',') || undefined
}
