import { addressText, type PostalAddress } from '#domain/account/postalAddress'
import type { Region } from '#domain/base/locale'
import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import type { Contact } from '#domain/people/user'
import type { Person } from './people'

/** Mailboxes of the fleet's own people; `.example` is reserved, no such mailbox exists (RFC 2606). */
export const FLEET_DOMAIN = 'pharosfleet.example'
export const DEALER_DOMAIN = 'harbormotors.example'

/**
 * Streets that the three cities do not have, in postal areas that are not given out (ZIP 60600, M0,
 * C.P. 64999): an address is written as at home there, and nobody lives in it.
 */
const STREETS: Record<Region, readonly string[]> = {
  us: [
    'N Larkspur Ave',
    'W Tallgrass St',
    'S Quarrymen Blvd',
    'W Heronry Pl',
    'N Switchman Ct',
    'W Millrace Ave',
  ],
  ca: [
    'Heron Mills Rd',
    'Tamarack Gate',
    'Old Cooperage Ln',
    'Whitefish Cres',
    'Ironstone Ave',
    'Sugarbush Dr',
  ],
  mx: [
    'Calle Encinos',
    'Av. Los Sabinales',
    'Calle Molino Viejo',
    'Calle Mezquital',
    'Av. Cerro Azul',
    'Calle Anacuas',
  ],
}
const DISTRICTS_MX = ['Mirador del Norte', 'Jardines del Sabinal', 'Valle de las Anacuas', 'Lomas del Encino']

/** Written street address of a region. */
export function makeAddress(random: SeededRandom, region: Region): string {
  return addressText(makePostalAddress(random, region), region)
}

/** The same in the parts that a form asks for. */
export function makePostalAddress(random: SeededRandom, region: Region): PostalAddress {
  const street = random.pick(STREETS[region])
  const [low, high] = region === 'us' ? numbersOf(street) : [11, 9899]
  return addressOf(random, region, street, random.int(low, high))
}

function addressOf(random: SeededRandom, region: Region, street: string, number: number): PostalAddress {
  switch (region) {
    case 'us':
      return {
        street: `${number} ${street}`,
        neighborhood: '',
        city: 'Chicago',
        state: 'IL',
        postalCode: '60600',
      }
    case 'ca':
      return {
        street: `${number} ${street}`,
        neighborhood: '',
        city: 'Toronto',
        state: 'ON',
        postalCode: `M0${random.pick(['A', 'B', 'C', 'E', 'G'])} ${random.int(1, 9)}${random.pick(['H', 'J', 'K', 'L', 'N'])}${random.int(1, 9)}`,
      }
    default:
      return {
        street: `${street} ${number % 900}`,
        neighborhood: random.pick(DISTRICTS_MX),
        city: 'Monterrey',
        state: 'N.L.',
        postalCode: '64999',
      }
  }
}

/** Chicago counts its houses from State and Madison, 800 a mile. */
const CHICAGO_ORIGIN: LngLat = [-87.6278, 41.8819]
const NUMBERS_A_MILE = 800

/** Written address of what stands at a position beside a street of the region's town. */
export function streetAddress(
  region: Region,
  { position, street }: { position: LngLat; street: string },
): string {
  const random = seededRandom(seedOf(`door ${position.join()}`))
  const number = region === 'us' ? gridNumber(street, position) : random.int(11, 4899)
  return addressText(addressOf(random, region, street, number), region)
}

/** The number that a house has by Chicago's grid: along its street, counted from State or Madison. */
function gridNumber(street: string, [lng, lat]: LngLat): number {
  const northSouth = Math.abs(distanceMi(CHICAGO_ORIGIN, [CHICAGO_ORIGIN[0], lat]))
  const eastWest = Math.abs(distanceMi(CHICAGO_ORIGIN, [lng, CHICAGO_ORIGIN[1]]))
  const miles = /^[NS]/.test(street) ? northSouth : eastWest
  return Math.max(1, Math.round(miles * NUMBERS_A_MILE))
}

/**
 * House numbers that Chicago's grid has on dry land in town (counted from State and Madison, 800 a
 * mile), by the direction that a street is named with: east of State is soon the lake.
 */
const CHICAGO_NUMBERS: readonly [direction: string, low: number, high: number][] = [
  ['N', 2000, 5900],
  ['S', 1200, 5600],
  ['W', 1200, 5600],
]

/** Throws for a street in a direction where no number is safe. */
function numbersOf(street: string): [low: number, high: number] {
  const found = CHICAGO_NUMBERS.find(([direction]) => street.startsWith(`${direction} `))
  if (!found) throw new RangeError(`There are no house numbers for ${street}`)
  return [found[1], found[2]]
}

/** The hundred numbers 555-0100 to 555-0199, which are kept for fiction; `line` 0 to 99 is one of them. */
export function makePhone(region: Region, line: number): string {
  const last = `01${String(line).padStart(2, '0')}`
  if (region === 'us') return `(312) 555-${last}`
  return region === 'ca' ? `416-555-${last}` : `81 5555 ${last}`
}

/** Mailbox, phone and address of a person; `line` is the person's own phone line, 0 to 99. */
export function makeContact(random: SeededRandom, person: Person, domain: string, line: number): Contact {
  return {
    email: `${mailboxName(person)}@${domain}`,
    phone: { us: makePhone('us', line), ca: makePhone('ca', line), mx: makePhone('mx', line) },
    address: { us: makeAddress(random, 'us'), ca: makeAddress(random, 'ca'), mx: makeAddress(random, 'mx') },
  }
}

/** "José Ángel Treviño" is jose-angel.trevino, "O'Rourke" orourke. */
function mailboxName({ given, family }: Person): string {
  return [given, family].map(plain).join('.')
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}']/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-')
}
