import type { FleetUser } from '../domain/user'
import type { Live } from './live'
import { useStored } from './stored'

/** Drivers and managers by name; null while the dataset is still being stored. */
export function useUsers(): Live<FleetUser[] | null> {
  return useStored(['users'], (db) => db.users.orderBy('name').toArray())
}

/** One driver or manager; undefined when there is none of that id, null while the dataset is being stored. */
export function useUser(id: string): Live<FleetUser | null | undefined> {
  return useStored(['users'], (db) => db.users.get(id), [id])
}
