import type { Sections } from '#domain/lists/sections'

/** Options of a list without a filter or without a search. */
export const NO_SECTIONS: Sections<never> = {}
export const noValues = (): readonly string[] => []
export const noText = (): string => ''
