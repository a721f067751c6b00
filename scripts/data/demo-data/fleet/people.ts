import type { Locale } from '#domain/base/locale'

/** A person of the demo; accents and hyphens as the person writes them. */
export interface Person {
  given: string
  family: string
  /** Language of the person's own app; left out: en. */
  language?: Locale
}

/**
 * The thirty drivers, u-1 first. Invented people; given and family names are kept apart because
 * initials, e-mail addresses and greetings are made of them.
 */
export const DRIVERS = [
  { given: 'Luis', family: 'Mendoza' },
  { given: 'Fatima', family: 'Haddad' },
  { given: 'Keisha', family: 'Brooks' },
  { given: 'Tomasz', family: 'Nowak' },
  { given: 'Minh', family: 'Tran' },
  { given: 'Joseph', family: 'Tremblay', language: 'fr-CA' },
  { given: 'Priya', family: 'Kaur', language: 'en-CA' },
  { given: 'Darnell', family: 'Whitfield' },
  { given: 'Marie-Ève', family: 'Charbonneau', language: 'fr-CA' },
  { given: 'José Ángel', family: 'Treviño', language: 'es-MX' },
  { given: 'Hannah', family: 'Lindqvist' },
  { given: 'Kwame', family: 'Boateng', language: 'en-CA' },
  { given: 'Aaliyah', family: 'Simmons' },
  { given: 'Guadalupe', family: 'Cantú', language: 'es-MX' },
  { given: 'Étienne', family: 'Gagnon', language: 'fr-CA' },
  { given: 'Mei-Ling', family: 'Zhao' },
  { given: 'Patrick', family: "O'Rourke" },
  { given: 'Samira', family: 'Rahimi', language: 'en-CA' },
  { given: 'Winston', family: 'Baptiste', language: 'en-CA' },
  { given: 'Olena', family: 'Kovalenko' },
  { given: 'Diego', family: 'Garza', language: 'es-MX' },
  { given: 'Ruth', family: 'Abernathy' },
  { given: 'Arjun', family: 'Nair', language: 'en-CA' },
  { given: 'Chantal', family: 'Desrosiers', language: 'fr-CA' },
  { given: 'Tyler', family: 'Cloud' },
  { given: 'Hyun-woo', family: 'Park' },
  { given: 'Ximena', family: 'Villarreal', language: 'es-MX' },
  { given: 'Grace', family: 'Adeyemi' },
  { given: 'Nikolai', family: 'Petrov' },
  { given: 'Rosa', family: 'Delgadillo', language: 'es-MX' },
] as const satisfies readonly Person[]

/** The eight managers, m-1 first. */
export const MANAGERS = [
  { given: 'Thandiwe', family: 'Mokoena' },
  { given: 'Jean-Sébastien', family: 'Archambault-Thériault', language: 'fr-CA' },
  { given: 'María Fernanda', family: 'Garza Sepúlveda', language: 'es-MX' },
  { given: 'Colin', family: 'MacLeish', language: 'en-CA' },
  { given: 'Deborah', family: 'Freeman' },
  { given: 'Rajesh', family: 'Subramaniam', language: 'en-CA' },
  { given: 'Geneviève', family: 'Lachance-Beauregard', language: 'fr-CA' },
  { given: 'Héctor', family: 'Villaseñor', language: 'es-MX' },
] as const satisfies readonly Person[]

type FullName<P extends Person> = P extends Person ? `${P['given']} ${P['family']}` : never
/** A full name as the roster names its drivers. */
export type DriverName = FullName<(typeof DRIVERS)[number]>

/** Given name, a space, family name. */
export function fullName({ given, family }: Person): string {
  return `${given} ${family}`
}

/** Id of a driver by full name: `u-N`. Throws for a name that is not in the list. */
export function driverIdOf(name: DriverName): string {
  const at = DRIVERS.findIndex((driver) => fullName(driver) === name)
  if (at < 0) throw new RangeError(`No driver is called ${name}`)
  return `u-${at + 1}`
}
