import type { Sections } from '#domain/lists/sections'

const NO_SECTIONS: Sections<never> = {}

/** Options of a list without a filter and without a search. */
export const PLAIN_LIST = {
  sections: NO_SECTIONS,
  valuesOf: (): readonly string[] => [],
  textOf: (): string => '',
}
