import type { Live } from '#domain/base/live'
import type { Person } from '#domain/people/person'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Drivers and managers by name, then account users. */
export function usePeople(): Live<Person[]> {
  return useLiveQuery(peopleQuery)
}

const peopleQuery = storedQuery(['users', 'accounts'], async (db) => [
  ...(await db.users.orderBy('name').toArray()),
  ...(await db.accounts.toArray()),
])

/** One user by id; missing for an unknown id. */
export function usePerson(id: string): Live<Person> {
  return useLiveQuery(personQuery, id)
}

const personQuery = storedQuery(
  ['users', 'accounts'],
  async (db, id: string) => (await db.users.get(id)) ?? (await db.accounts.get(id)),
)
