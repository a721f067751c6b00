/** Fleet and dealer rows are two lists of the same dataset. */
export const SECTIONS = ['fleet', 'dealer'] as const
export type Section = (typeof SECTIONS)[number]
