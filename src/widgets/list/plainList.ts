import type { Sections } from '#domain/lists/sections'

/** Parts of a list that has no filter, or no search. */
export const NO_SECTIONS: Sections<never> = {}
export const noValues = (): readonly string[] => []
export const noText = (): string => ''
