import type { Live } from '../../domain/kiosk/live'
import type { Person } from '../../domain/people/person'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Drivers and managers by name, then the account's people. */
export function usePeople(): Live<Person[]> {
  return useLiveQuery(peopleQuery)
}

const peopleQuery = storedQuery(['users', 'accounts'], async (db) => [
  ...(await db.users.orderBy('name').toArray()),
  ...(await db.accounts.toArray()),
])

/** Anybody by id; missing when there is none of that id. */
export function usePerson(id: string): Live<Person> {
  return useLiveQuery(personQuery, id)
}

const personQuery = storedQuery(
  ['users', 'accounts'],
  async (db, id: string) => (await db.users.get(id)) ?? (await db.accounts.get(id)),
)
