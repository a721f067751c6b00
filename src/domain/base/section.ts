/** Whose something is: a fleet's or a dealer's. Their rows are two lists of one dataset. */
export const SECTIONS = ['fleet', 'dealer'] as const
export type Section = (typeof SECTIONS)[number]
