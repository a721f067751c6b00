import type { AccountUser } from '#domain/people/accountUser'
import type { FleetUser } from '#domain/people/user'

const contact = {
  email: 'luis.mendoza@pharosfleet.example',
  phone: { us: '(312) 555-0100', ca: '416-555-0100', mx: '81 5555 0100' },
  address: { us: '2332 N Larkspur Ave', ca: '1934 Whitefish Cres', mx: 'Calle Mezquital 190' },
}

/** An active driver of Fleet One; tests override fields. */
export function aDriver(changes: Partial<FleetUser> = {}): FleetUser {
  return {
    id: 'u-1',
    initials: 'LM',
    name: 'Luis Mendoza',
    status: 'active',
    fleet: 'Fleet One',
    role: 'driver',
    ...contact,
    vehicleId: null,
    addedDaysAgo: 10,
    joinedDaysAgo: 20,
    language: 'en',
    charts: ['score'],
    coaching: 'notEnrolled',
    coachedDaysAgo: null,
    ...changes,
  }
}

/** An account admin who is signed in in fleet mode. */
export function anAccountUser(changes: Partial<AccountUser> = {}): AccountUser {
  return {
    id: 'a-1',
    role: 'accountAdmin',
    initials: 'AO',
    name: 'Amara Okafor',
    status: 'active',
    ...contact,
    email: 'amara.okafor@pharosfleet.example',
    addedDaysAgo: 820,
    signedIn: ['fleet', 'demo', 'game'],
    ...changes,
  }
}
