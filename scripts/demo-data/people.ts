/** A person of the demo; accents and hyphens as the person writes them. */
export interface Person {
  given: string
  family: string
}

/**
 * The thirty drivers. Invented people; given and family names are kept apart because initials,
 * e-mail addresses and greetings are made of them.
 */
export const DRIVERS = [
  { given: 'Luis', family: 'Mendoza' },
  { given: 'Fatima', family: 'Haddad' },
  { given: 'Keisha', family: 'Brooks' },
  { given: 'Tomasz', family: 'Nowak' },
  { given: 'Minh', family: 'Tran' },
  { given: 'Joseph', family: 'Tremblay' },
  { given: 'Priya', family: 'Kaur' },
  { given: 'Darnell', family: 'Whitfield' },
  { given: 'Marie-Ève', family: 'Charbonneau' },
  { given: 'José Ángel', family: 'Treviño' },
  { given: 'Hannah', family: 'Lindqvist' },
  { given: 'Kwame', family: 'Boateng' },
  { given: 'Aaliyah', family: 'Simmons' },
  { given: 'Guadalupe', family: 'Cantú' },
  { given: 'Étienne', family: 'Gagnon' },
  { given: 'Mei-Ling', family: 'Zhao' },
  { given: 'Patrick', family: "O'Rourke" },
  { given: 'Samira', family: 'Rahimi' },
  { given: 'Winston', family: 'Baptiste' },
  { given: 'Olena', family: 'Kovalenko' },
  { given: 'Diego', family: 'Garza' },
  { given: 'Ruth', family: 'Abernathy' },
  { given: 'Arjun', family: 'Nair' },
  { given: 'Chantal', family: 'Desrosiers' },
  { given: 'Tyler', family: 'Running Deer' },
  { given: 'Hyun-woo', family: 'Park' },
  { given: 'Ximena', family: 'Villarreal' },
  { given: 'Grace', family: 'Adeyemi' },
  { given: 'Nikolai', family: 'Petrov' },
  { given: 'Rosa', family: 'Delgadillo' },
] as const satisfies readonly Person[]

type FullName<P extends Person> = P extends Person ? `${P['given']} ${P['family']}` : never
/** A full name as a vehicle's `driverName` carries it. */
export type DriverName = FullName<(typeof DRIVERS)[number]>

/** Given name, a space, family name. */
export function fullName({ given, family }: Person): string {
  return `${given} ${family}`
}
