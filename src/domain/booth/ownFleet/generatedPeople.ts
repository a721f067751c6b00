import { type FleetUser, initialsOf } from '#domain/people/user'
import type { Share } from './donors'
import type { FleetDatasets } from './fleetDatasets'

/** Fictional telephone numbers: 100 per area code, 555-0100 to 555-0199 (NANP); in Mexico from a range of our own. */
const NUMBERS_AN_AREA = 100
const FIRST_NUMBER = 100
const AREAS = {
  us: ['(773) 555', '(872) 555', '(630) 555', '(847) 555', '(708) 555'],
  ca: ['647-555', '437-555', '905-555', '289-555', '365-555'],
  mx: ['81 5556', '81 5557', '81 5558', '81 5559', '81 5560'],
} as const

/** Domain of the mailboxes. */
const MAILBOX = 'pharosfleet.example'

/** Adds drivers to the shipped ones, each with a unique name, mailbox and phone number. */
export interface Hiring {
  /** The driver of a copy: the donor's own for the first copy, a new one for later copies. */
  driverOf(share: Share, vehicleId: string): FleetUser | null
}

export function hire({ users, accounts }: Pick<FleetDatasets, 'users' | 'accounts'>): Hiring {
  const drivers = users.filter(({ role }) => role === 'driver')
  const taken = new Set([...users, ...accounts].map(({ name }) => name))
  const firstNames = [...new Set(drivers.map(({ name }) => name.split(' ')[0] ?? name))]
  const lastNames = [...new Set(drivers.map(({ name }) => name.split(' ').at(-1) ?? name))]
  let hired = 0
  let lastId = Math.max(0, ...drivers.map(({ id }) => Number(id.slice(2))))

  /** A new combination of the first and last names of shipped people. */
  function newName(): string {
    for (let step = hired; ; step += 1) {
      const turn = Math.floor(step / firstNames.length) + 1
      const name = `${firstNames[step % firstNames.length]} ${lastNames[(step * 7 + turn * 11) % lastNames.length]}`
      if (taken.has(name)) continue
      taken.add(name)
      return name
    }
  }

  function newDriver(of: FleetUser): FleetUser {
    const name = newName()
    const number = hired
    hired += 1
    lastId += 1
    return {
      ...of,
      id: `u-${lastId}`,
      name,
      initials: initialsOf(name),
      email: `${mailboxOf(name)}@${MAILBOX}`,
      phone: { us: phone('us', number, '-'), ca: phone('ca', number, '-'), mx: phone('mx', number, ' ') },
    }
  }

  return {
    driverOf({ vehicle, donor, copy }, vehicleId) {
      const driver = drivers.find(({ id }) => id === donor.driverId)
      if (!driver) return null
      return { ...(copy === 0 ? driver : newDriver(driver)), fleet: vehicle.group, vehicleId }
    },
  }
}

function phone(region: keyof typeof AREAS, number: number, mark: string): string {
  const area = AREAS[region][Math.floor(number / NUMBERS_AN_AREA) % AREAS[region].length]
  return `${area}${mark}${String(FIRST_NUMBER + (number % NUMBERS_AN_AREA)).padStart(4, '0')}`
}

/** A name as a mailbox: plain letters, with a period between the words. */
export function mailboxOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '')
  return plain === '' ? 'fleet' : plain
}
