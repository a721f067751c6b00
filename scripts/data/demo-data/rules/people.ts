import { SIGN_IN_MODES } from '#domain/device/signIn'
import { ACCOUNT_ROLES } from '#domain/people/accountUser'
import { COACHING_STATES, initialsOf } from '#domain/people/user'
import { type CrossRule, when } from './rule'

/** Drivers and managers that the fleet has. */
const DRIVERS = 30
const MANAGERS = 8
/** A name that shows whether a screen copes with a long one. */
const LONG_NAME = 28

export const PEOPLE_RULES: readonly CrossRule[] = [
  {
    says: 'a driver and a vehicle name each other',
    check({ users, vehicles }) {
      const userOf = new Map(users.map((user) => [user.id, user]))
      const vehicleOf = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
      const problems = [
        ...vehicles.flatMap(({ id, driverId, fleet }) => {
          if (driverId === null) return []
          const driver = userOf.get(driverId)
          return [
            ...when(driver?.vehicleId !== id, `${id}: driver ${driverId} has ${driver?.vehicleId}`),
            ...when(driver !== undefined && driver.fleet !== fleet, `${id}: driver is of another fleet`),
          ]
        }),
        ...users.flatMap(({ id, vehicleId }) =>
          vehicleId === null
            ? []
            : when(vehicleOf.get(vehicleId)?.driverId !== id, `${id}: ${vehicleId} is not driven by them`),
        ),
      ]
      return { checked: users.length + vehicles.length, problems }
    },
  },
  {
    says: 'ids tell drivers from managers, and count on from 1',
    check({ users }) {
      const ids = [
        ...Array.from({ length: DRIVERS }, (_, at) => `u-${at + 1}`),
        ...Array.from({ length: MANAGERS }, (_, at) => `m-${at + 1}`),
      ]
      return {
        checked: users.length,
        problems: [
          ...when(users.map(({ id }) => id).join() !== ids.join(), 'users are not u-1 to u-30, m-1 to m-8'),
          ...users.flatMap(({ id, role, vehicleId }) => [
            ...when(id.startsWith('u') !== (role === 'driver'), `${id}: is a ${role}`),
            ...when(role !== 'driver' && vehicleId !== null, `${id}: a manager drives`),
          ]),
        ],
      }
    },
  },
  {
    says: 'a person has initials of the name, and mailbox and phone alone',
    check({ users, accounts }) {
      const people = [...users, ...accounts]
      const taken = new Set<string>()
      const problems = people.flatMap(({ id, name, initials, email, phone }) => {
        const twice = [name, email, phone.us, phone.ca, phone.mx].filter((one) => taken.has(one))
        for (const one of [name, email, phone.us, phone.ca, phone.mx]) taken.add(one)
        return [
          ...when(initials !== initialsOf(name), `${id}: initials ${initials}`),
          ...twice.map((one) => `${id}: ${one} is somebody else's`),
          ...when(!phone.us.includes('555-01') || !phone.ca.includes('555-01'), `${id}: a phone may be real`),
        ]
      })
      return { checked: people.length, problems }
    },
  },
  {
    says: 'nobody was added before joining',
    check: ({ users }) => ({
      checked: users.length,
      problems: users.flatMap(({ id, addedDaysAgo, joinedDaysAgo }) =>
        when(addedDaysAgo > joinedDaysAgo, `${id}: added ${addedDaysAgo}, joined ${joinedDaysAgo} days ago`),
      ),
    }),
  },
  {
    says: 'nothing is older than its account and fleet',
    check({ users, vehicles, fleets, accountOverviews }) {
      const account = accountOverviews.find(({ id }) => id === 'fleet')?.createdDaysAgo ?? 0
      const created = new Map<string, number>(
        fleets.map(({ name, createdDaysAgo }) => [name, createdDaysAgo]),
      )
      const added = [...vehicles, ...users]
      return {
        checked: added.length + fleets.length,
        problems: [
          ...fleets.flatMap(({ id, createdDaysAgo }) =>
            when(
              createdDaysAgo > account,
              `${id}: created ${createdDaysAgo}, its account ${account} days ago`,
            ),
          ),
          ...added.flatMap(({ id, fleet, addedDaysAgo }) => {
            const since = Math.min(account, created.get(fleet) ?? account)
            return when(addedDaysAgo > since, `${id}: added ${addedDaysAgo}, its fleet ${since} days ago`)
          }),
        ],
      }
    },
  },
  {
    says: 'there are drivers without vehicle, free vehicles, and long French and Mexican names',
    check({ users, vehicles }) {
      const long = (language: string) =>
        users.some((user) => user.language === language && user.name.length >= LONG_NAME)
      return {
        checked: users.length,
        problems: [
          ...when(
            !users.some(({ role, vehicleId }) => role === 'driver' && vehicleId === null),
            'every driver has a vehicle',
          ),
          ...when(!vehicles.some(({ driverId }) => driverId === null), 'no vehicle is free'),
          ...when(!long('fr-CA'), 'no long French name'),
          ...when(!long('es-MX'), 'no long Mexican name'),
          ...when(!users.some(({ charts }) => charts.length === 0), 'every user has a chart'),
        ],
      }
    },
  },
  {
    says: 'drivers are coached or not, some of each, and managers are never',
    check({ users }) {
      const drivers = users.filter(({ role }) => role === 'driver')
      return {
        checked: users.length,
        problems: [
          ...COACHING_STATES.flatMap((state) =>
            when(!drivers.some(({ coaching }) => coaching === state), `no driver is ${state}`),
          ),
          ...users.flatMap(({ id, role, coaching }) =>
            when((coaching === null) === (role === 'driver'), `${id}: a ${role}, coaching ${coaching}`),
          ),
        ],
      }
    },
  },
  {
    says: 'somebody is signed in in every mode, and every role exists',
    check({ accounts }) {
      const problems = [
        ...SIGN_IN_MODES.flatMap((mode) => {
          const signedIn = accounts.filter((account) => account.signedIn.includes(mode))
          return when(signedIn.length !== 1, `${signedIn.length} people are signed in in ${mode}`)
        }),
        ...ACCOUNT_ROLES.flatMap((role) =>
          when(!accounts.some((account) => account.role === role), `nobody is a ${role}`),
        ),
        ...when(
          accounts.find(({ signedIn }) => signedIn.includes('fleet'))?.name !== 'Amara Okafor',
          'Amara Okafor is not signed in in fleet mode',
        ),
      ]
      return { checked: accounts.length, problems }
    },
  },
  {
    says: 'fleets are those that vehicles and people are in, and what is spent and reported is of one',
    check({ fleets, vehicles, users, expenses, reports }) {
      const names = new Set(fleets.map(({ name }) => name))
      const used = [...vehicles, ...users].map(({ fleet }) => fleet)
      const named = [
        ...used,
        ...expenses.map(({ fleet }) => fleet),
        ...reports.flatMap(({ fleet }) => fleet ?? []),
      ]
      return {
        checked: named.length,
        problems: [
          ...named.filter((name) => !names.has(name)).map((name) => `no fleet is called ${name}`),
          ...when(new Set(used).size !== names.size, 'a fleet is empty'),
        ],
      }
    },
  },
]
