import type { Region } from '#domain/base/locale'

/** A postal address in the parts that a form of its country asks for. */
export interface PostalAddress {
  /** House number and street, in the order of the country. */
  street: string
  /** The *colonia* of a Mexican address; empty elsewhere. */
  neighborhood: string
  city: string
  /** State or province by its usual abbreviation. */
  state: string
  postalCode: string
}

export const POSTAL_PARTS = ['street', 'neighborhood', 'city', 'state', 'postalCode'] as const
export type PostalPart = (typeof POSTAL_PARTS)[number]

/** Maximum length of a part, in characters. */
export const MAX_POSTAL_PART = 80

/** The lines of an address as on an envelope, without the country. */
export function addressLines(
  { street, neighborhood, city, state, postalCode }: PostalAddress,
  region: Region,
): string[] {
  const lines =
    region === 'mx'
      ? [street, neighborhood && `Col. ${neighborhood}`, `${postalCode} ${city}, ${state}`]
      : [street, `${city}, ${state} ${postalCode}`]
  return lines.filter(Boolean)
}

/** An address in one line. */
export function addressText(address: PostalAddress, region: Region): string {
  return addressLines(address, region).join(', ')
}

/** The address parts of a country, in the order of its form. */
export function postalParts(region: Region): readonly PostalPart[] {
  return region === 'mx'
    ? ['street', 'neighborhood', 'postalCode', 'city', 'state']
    : ['street', 'city', 'state', 'postalCode']
}

const POSTAL_CODES: Record<Region, RegExp> = {
  us: /^\d{5}(-\d{4})?$/,
  // The letters D, F, I, O, Q and U are never used; W and Z are not used in first position.
  ca: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
  mx: /^\d{5}$/,
}

const STATES: Record<Region, ReadonlySet<string> | null> = {
  us: codes(
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY',
  ),
  ca: codes('AB BC MB NB NL NS NT NU ON PE QC SK YT'),
  // Abbreviations differ from agency to agency.
  mx: null,
}

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Why a part that is not empty is invalid in its country; null if it is valid. */
export function postalProblem(
  part: PostalPart,
  value: string,
  region: Region,
): 'state' | 'postalCode' | null {
  const text = tidyPart(part, value, region)
  if (part === 'postalCode') return POSTAL_CODES[region].test(text) ? null : 'postalCode'
  if (part === 'state') return (STATES[region]?.has(text) ?? true) ? null : 'state'
  return null
}

/** A part as it is stored: trimmed, codes in capitals, a Canadian code in two groups. */
export function tidyPart(part: PostalPart, value: string, region: Region): string {
  const text = value.trim().replace(/\s+/gu, ' ')
  if (region === 'mx' || (part !== 'state' && part !== 'postalCode')) return text
  const capitals = text.toUpperCase()
  if (part === 'state' || region === 'us') return capitals
  return capitals.replace(/^(\w{3})[ -]?(\w{3})$/, '$1 $2')
}

/** The address with each part as it is stored. */
export function tidyAddress(address: PostalAddress, region: Region): PostalAddress {
  const kept = postalParts(region)
  const part = (name: PostalPart) => (kept.includes(name) ? tidyPart(name, address[name], region) : '')
  return {
    street: part('street'),
    neighborhood: part('neighborhood'),
    city: part('city'),
    state: part('state'),
    postalCode: part('postalCode'),
  }
}
