import { type Parameter, splitCodes } from '#domain/base/search'

/** The filter sections of a list, named as in the address, with their predefined values. */
export type Sections<Section extends string> = Readonly<Record<Section, readonly string[]>>

/** The names of the sections in their order. */
export function sectionNames<Section extends string>(sections: Sections<Section>): Section[] {
  return Object.keys(sections) as Section[]
}

/**
 * Sections in which the data may have values beyond the predefined ones; their filter offers those too
 * (docs/decisions.md Q10).
 */
const OPEN_SECTIONS: readonly string[] = [
  'make',
  'model',
  'year',
  'trim',
  'vehicles',
  'drivers',
  'merchants',
  'fleets',
]

/** The codes of a section's parameter, separated by commas, without invalid ones. */
export function sectionCodes(section: string, named: readonly string[], value: unknown): string[] {
  if (!OPEN_SECTIONS.includes(section)) return splitCodes(value, named)
  const asked = typeof value === 'string' ? value.split(',') : []
  return [...new Set(asked)].filter((code) => code !== '')
}

/** A search parameter for each section. */
export function sectionParameters<Section extends string>(
  sections: Sections<Section>,
): Record<Section, Parameter> {
  const parameters = sectionNames(sections).map((name): [Section, Parameter] => [
    name,
    (value) => sectionCodes(name, sections[name], value).join(',') || undefined,
  ])
  return Object.fromEntries(parameters) as Record<Section, Parameter>
}
