import type { FleetName } from '#domain/base/fleetName'
import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { type FleetRole, type FleetUser, initialsOf } from '#domain/people/user'
import { addedToAccount } from '../plan/accountAge'
import { COACHED_DAYS_AGO, coachingOf } from '../plan/coaching'
import { styleOf } from '../plan/drivingStyle'
import { ROSTER, type RosterEntry } from '../plan/roster'
import { FLEET_DOMAIN, makeContact } from './contacts'
import { DRIVERS, driverIdOf, fullName, MANAGERS, type Person } from './people'

/** Who has no vehicle at the moment, and how long ago each joined. */
const WITHOUT_VEHICLE: Record<string, { fleet: FleetName; joinedDaysAgo: number }> = {
  // Between two vehicles: drove Unit 071 until it went to the pool.
  'Nikolai Petrov': { fleet: 'Fleet Two', joinedDaysAgo: 1130 },
  // Started this week: no vehicle and no trip yet.
  'Olena Kovalenko': { fleet: 'Fleet One', joinedDaysAgo: 3 },
}

/** Managers by name: all but these run a whole fleet. */
const PLAIN_MANAGERS: readonly string[] = ['Deborah Freeman', 'Rajesh Subramaniam', 'Héctor Villaseñor']

/** Share of the drivers that their vehicle coaches, and from how many harsh events per 100 miles on all are. */
const ENROLLED = 0.4
const ENROLLED_FROM_HARSH = 5

/** The users dataset: thirty drivers, then eight managers. */
export function buildUsers(): FleetUser[] {
  return [...DRIVERS.map(makeDriver), ...MANAGERS.map(makeManager)]
}

function makeDriver(person: Person, at: number): FleetUser {
  const id = `u-${at + 1}`
  const random = seededRandom(seedOf(`user ${id}`))
  const vehicle = ROSTER.findIndex(({ driver }) => driver !== undefined && driverIdOf(driver) === id)
  const entry: RosterEntry | undefined = ROSTER[vehicle]
  const without = WITHOUT_VEHICLE[fullName(person)]
  const fleet = entry?.fleet ?? without?.fleet
  if (!fleet) throw new Error(`${fullName(person)} has neither a vehicle nor a fleet`)
  const joinedDaysAgo = without?.joinedDaysAgo ?? random.int(150, 2900)
  return {
    ...makeUser(person, id, at),
    role: 'driver',
    fleet,
    vehicleId: entry ? `v-${vehicle + 1}` : null,
    addedDaysAgo: addedToAccount(joinedDaysAgo),
    joinedDaysAgo,
    // Nothing to draw for one who has not driven yet.
    charts: joinedDaysAgo < 7 ? [] : ['score'],
    coaching: isEnrolled(id) ? 'enrolled' : 'notEnrolled',
    coachedDaysAgo: coachingOf(id) ? COACHED_DAYS_AGO : null,
  }
}

function isEnrolled(id: string): boolean {
  const chosen = seededRandom(seedOf(`coaching ${id}`)).next() < ENROLLED
  return chosen || coachingOf(id) !== undefined || styleOf(id).harshPer100Mi >= ENROLLED_FROM_HARSH
}

function makeManager(person: Person, at: number): FleetUser {
  const id = `m-${at + 1}`
  const random = seededRandom(seedOf(`joined ${id}`))
  const joinedDaysAgo = random.int(400, 3600)
  const role: FleetRole = PLAIN_MANAGERS.includes(fullName(person)) ? 'manager' : 'fleetManager'
  return {
    ...makeUser(person, id, DRIVERS.length + at),
    role,
    fleet: at % 2 === 0 ? 'Fleet One' : 'Fleet Two',
    vehicleId: null,
    addedDaysAgo: addedToAccount(joinedDaysAgo),
    joinedDaysAgo,
    charts: [],
    coaching: null,
    coachedDaysAgo: null,
  }
}

function makeUser(person: Person, id: string, line: number) {
  const name = fullName(person)
  return {
    id,
    initials: initialsOf(name),
    name,
    status: 'active' as const,
    language: person.language ?? ('en' as const),
    ...makeContact(seededRandom(seedOf(`contact ${id}`)), person, FLEET_DOMAIN, line),
  }
}
