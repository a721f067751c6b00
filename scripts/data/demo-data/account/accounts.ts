import { seededRandom, seedOf } from '#domain/base/seededRandom'
import type { SignInMode } from '#domain/device/signIn'
import type { AccountRole, AccountUser } from '#domain/people/accountUser'
import { initialsOf } from '#domain/people/user'
import type { Fleet } from '#domain/vehicle/fleet'
import { DEALER_DOMAIN, FLEET_DOMAIN, makeAddress, makeContact } from '../fleet/contacts'
import { fullName, type Person } from '../fleet/people'
import { ACCOUNT_DAYS } from '../plan/accountAge'

interface AccountEntry extends Person {
  role: AccountRole
  addedDaysAgo: number
  signedIn: SignInMode[]
}

/**
 * Who is signed in where (docs/decisions.md Q14), and the colleagues that have an account. Roles:
 * docs/rules.md MO-16.
 */
const ACCOUNTS: readonly AccountEntry[] = [
  {
    given: 'Amara',
    family: 'Okafor',
    role: 'accountAdmin',
    addedDaysAgo: ACCOUNT_DAYS,
    signedIn: ['fleet', 'demo', 'game'],
  },
  { given: 'Walter', family: 'Brandt', role: 'dealer', addedDaysAgo: 1460, signedIn: ['dealer'] },
  { given: 'Itzel', family: 'Barragán', role: 'inventoryManager', addedDaysAgo: 611, signedIn: [] },
  { given: 'Renée', family: 'Castonguay', role: 'accountAdmin', addedDaysAgo: 97, signedIn: ['essentials'] },
  { given: 'Samuel', family: 'Ashgrove', role: 'fleetManager', addedDaysAgo: 540, signedIn: [] },
  { given: 'Lucía', family: 'Ibarrola', role: 'manager', addedDaysAgo: 233, signedIn: [] },
  { given: 'Owen', family: 'Fairweather', role: 'driver', addedDaysAgo: 41, signedIn: [] },
]

/** The accounts dataset. Phone lines follow on those of the users. */
export function buildAccounts(): AccountUser[] {
  return ACCOUNTS.map(({ role, addedDaysAgo, signedIn, ...person }, at) => {
    const id = `a-${at + 1}`
    const name = fullName(person)
    const domain = role === 'dealer' || role === 'inventoryManager' ? DEALER_DOMAIN : FLEET_DOMAIN
    return {
      id,
      role,
      initials: initialsOf(name),
      name,
      status: 'active' as const,
      ...makeContact(seededRandom(seedOf(`contact ${id}`)), person, domain, 50 + at),
      addedDaysAgo,
      signedIn,
    }
  })
}

/** The fleets dataset. */
export function buildFleets(): Fleet[] {
  return (['Fleet One', 'Fleet Two'] as const).map((name, at) => {
    const random = seededRandom(seedOf(`fleet ${name}`))
    return {
      id: `f-${at + 1}`,
      name,
      businessEmail: `${name.toLowerCase().replace(' ', '-')}@${FLEET_DOMAIN}`,
      businessAddress: {
        us: makeAddress(random, 'us'),
        ca: makeAddress(random, 'ca'),
        mx: makeAddress(random, 'mx'),
      },
      createdDaysAgo: ACCOUNT_DAYS,
    }
  })
}
