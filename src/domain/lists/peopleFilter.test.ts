import { describe, expect, it } from 'vitest'
import { kindOf, type Person, peopleOfMode } from '#domain/people/person'
import { aDriver, anAccountUser } from '#domain/testing/people'
import { parseFilter } from './listAddress'
import { filterRows } from './listFilter'
import { DEALER_PEOPLE, FLEET_PEOPLE, peopleValues, personText } from './peopleFilter'
import { rowSearch } from './textSearch'

const PEOPLE: Person[] = [
  aDriver({ vehicleId: 'v-7', coaching: 'enrolled' }),
  aDriver({ id: 'u-2', name: 'Étienne Gagnon', fleet: 'Fleet Two', email: 'etienne@x.example' }),
  aDriver({ id: 'm-1', name: 'Deborah Freeman', role: 'manager', coaching: null, status: 'invited' }),
  anAccountUser(),
  anAccountUser({ id: 'a-2', name: 'Walter Brandt', role: 'dealer', signedIn: ['dealer'] }),
]
const labelOf = (id: string) => (id === 'v-7' ? 'Unit 118' : undefined)
const search = rowSearch((person: Person) => personText(person, 'us', labelOf, [person.status]))
const left = ({ q = '', ...sections }: Record<string, string>, list = FLEET_PEOPLE) =>
  search(filterRows(PEOPLE, parseFilter(sections, list), peopleValues), q).map(({ id }) => id)

describe('the people of a mode', () => {
  it('are the drivers and managers, and the people of the account', () => {
    expect(peopleOfMode(PEOPLE, false, 'all').map(({ id }) => id)).toEqual(['u-1', 'u-2', 'm-1', 'a-1'])
  })

  it('obey the fleet in force; the account has every fleet', () => {
    expect(peopleOfMode(PEOPLE, false, 'Fleet Two').map(({ id }) => id)).toEqual(['u-2', 'a-1'])
  })

  it('are a dealer’s own for a dealer', () => {
    expect(peopleOfMode(PEOPLE, true, 'all').map(({ id }) => id)).toEqual(['a-2'])
  })
})

describe('a filter of people', () => {
  it('leaves all without a word', () => {
    expect(left({})).toHaveLength(PEOPLE.length)
  })

  it('goes by role, status and coaching together', () => {
    expect(left({ role: 'manager,driver', status: 'active' })).toEqual(['u-1', 'u-2'])
    expect(left({ role: 'manager' })).toEqual(['m-1'])
    expect(left({ status: 'invited' })).toEqual(['m-1'])
    expect(left({ coaching: 'notEnrolled' })).toEqual(['u-2'])
    expect(left({ coaching: 'enrolled', role: 'manager' })).toEqual([])
  })

  it('knows the roles of its mode only', () => {
    expect(left({ role: 'dealer' }, DEALER_PEOPLE)).toEqual(['a-2'])
    expect(left({ role: 'dealer' })).toHaveLength(PEOPLE.length)
    expect(left({ coaching: 'enrolled' }, DEALER_PEOPLE)).toHaveLength(PEOPLE.length)
  })

  it('finds by name without its accents, and by the label of the vehicle', () => {
    expect(left({ q: 'etienne gagnon' })).toEqual(['u-2'])
    expect(left({ q: 'unit 118' })).toEqual(['u-1'])
  })

  it('takes no notice of what makes no sense', () => {
    expect(left({ role: 'x,', status: '7' })).toHaveLength(PEOPLE.length)
  })
})

it('lists a manager with a fleet among the managers, one of the account apart', () => {
  expect(PEOPLE.map(kindOf)).toEqual(['drivers', 'drivers', 'managers', 'account', 'account'])
})
