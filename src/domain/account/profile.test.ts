import { describe, expect, it } from 'vitest'
import type { AccountUser } from '#domain/people/accountUser'
import { phoneProblem, withProfile } from './profile'

describe('phoneProblem', () => {
  it.each(['(312) 555-0150', '416-555-0150', '81 5555 0150', '+52 81 5555 0150', '555.0150'])(
    'lets %s through',
    (phone) => expect(phoneProblem(phone)).toBeNull(),
  )
  it.each([
    ['call me', 'character'],
    ['555-0150 ext. 4', 'character'],
    ['555-01', 'short'],
    ['+1 312 555 0150 0150 01', 'long'],
  ] as const)('refuses %s', (phone, problem) => expect(phoneProblem(phone)).toBe(problem))
})

it('changes the phone of one region, and the initials with the name', () => {
  const user = {
    id: 'a-1',
    name: 'Amara Okafor',
    initials: 'AO',
    email: 'amara@pharosfleet.example',
    phone: { us: '1', ca: '2', mx: '3' },
  } as AccountUser
  const fields = { name: ' José Ángel Treviño ', email: 'jose@pharosfleet.example ', phone: '81 5555 0150' }
  expect(withProfile(user, fields, 'mx')).toMatchObject({
    name: 'José Ángel Treviño',
    initials: 'JT',
    email: 'jose@pharosfleet.example',
    phone: { us: '1', ca: '2', mx: '81 5555 0150' },
  })
})
