import type { Person } from '../../domain/people/person'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/** Drivers and managers by name, then the account's people; null while the datasets are being stored. */
export function usePeople(): Live<Person[] | null> {
  return useStored(['users', 'accounts'], async (db) => [
    ...(await db.users.orderBy('name').toArray()),
    ...(await db.accounts.toArray()),
  ])
}

/** Anybody by id; undefined when there is none of that id, null while the datasets are being stored. */
export function usePerson(id: string): Live<Person | null | undefined> {
  return useStored(
    ['users', 'accounts'],
    async (db) => (await db.users.get(id)) ?? (await db.accounts.get(id)),
    [id],
  )
}
