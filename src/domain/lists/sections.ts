import { splitCodes } from '../kiosk/search'

/** The sections that a list is filtered by, named as in the address, and what each offers by itself. */
export type Sections<Section extends string> = Readonly<Record<Section, readonly string[]>>

/** The names of the sections in their order. */
export function sectionNames<Section extends string>(sections: Sections<Section>): Section[] {
  return Object.keys(sections) as Section[]
}

/**
 * Sections in which the data may hold more than the rules name: their filter offers that too
 * (docs/decisions.md Q10).
 */
const OPEN_SECTIONS: readonly string[] = ['make', 'model', 'year', 'trim']

/** The codes of a section's parameter, parted by commas, without what the section cannot hold. */
export function sectionCodes(section: string, named: readonly string[], value: unknown): string[] {
  if (!OPEN_SECTIONS.includes(section)) return splitCodes(value, named)
  const asked = typeof value === 'string' ? value.split(',') : []
  return [...new Set(asked)].filter((code) => code !== '')
}
