import { countValues, eachSection, type ListFilter } from './listFilter'
import { type Sections, sectionCodes } from './sections'

/**
 * The address of a list: search text, order, hidden columns, and a parameter a section of its filter. Every
 * list is read and written here, so that a link to one reads like a link to another.
 */

/** What the address of a list says, as text; a list's own parameters may stand beside these. */
export type ListSearch<Section extends string> = {
  readonly [Name in Section | 'q' | 'sort' | 'hide' | 'filter']?: string | undefined
}

/** Parameters to change; undefined takes one away. */
export type ListChange<Section extends string> = {
  [Name in Section | 'q' | 'sort' | 'hide']?: string | undefined
} & { filter?: 'off' | undefined }

/** An order by one column. */
export interface ListSort {
  column: string
  descending: boolean
}

/** Reads the sections: lists of codes, parted by commas; what a section cannot hold is left out. */
export function parseFilter<Section extends string>(
  search: ListSearch<NoInfer<Section>>,
  sections: Sections<Section>,
): ListFilter<Section> {
  const values = eachSection(sections, (name) => sectionCodes(name, sections[name], search[name]))
  return { values, filtering: countValues({ values }) > 0 && search.filter !== 'off' }
}

/** The parameters of a filter. */
export function filterSearch<Section extends string>(filter: ListFilter<Section>): ListChange<Section> {
  const codes = eachSection(filter.values, (name) => filter.values[name].join(',') || undefined)
  const off = countValues(filter) > 0 && !filter.filtering
  return { ...codes, filter: off ? 'off' : undefined } as ListChange<Section>
}

/** Reads `?sort=fuel` or `?sort=-fuel`; what is no column that sorts is the list's own order. */
export function parseSort<First extends ListSort | null>(
  text: string | undefined,
  columns: readonly string[],
  first: First,
): ListSort | First {
  const column = columns.find((id) => text === id || text === `-${id}`)
  return column === undefined ? first : { column, descending: text === `-${column}` }
}

/** The address form of an order; undefined for the list's own, which needs no words in the address. */
export function sortText({ column, descending }: ListSort, first: ListSort | null): string | undefined {
  if (column === first?.column && descending === first.descending) return undefined
  return descending ? `-${column}` : column
}

/** Reads `?hide=vin,plate`: columns that somebody took off the list. The first one names the row and stays. */
export function parseHidden(text: string | undefined, columns: readonly string[]): readonly string[] {
  const asked = text?.split(',') ?? []
  return columns.slice(1).filter((id) => asked.includes(id))
}

/** The address form of hidden columns; undefined for none. */
export function hiddenText(hidden: readonly string[]): string | undefined {
  return hidden.join(',') || undefined
}
