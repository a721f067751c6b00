import type { CoachingState, FleetUser } from '../../domain/people/user'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'
import type { Act } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/** Drivers and managers by name; null while the dataset is still being stored. */
export function useUsers(): Live<FleetUser[] | null> {
  return useStored(['users'], (db) => db.users.orderBy('name').toArray())
}

/** One driver or manager; undefined when there is none of that id, null while the dataset is being stored. */
export function useUser(id: string): Live<FleetUser | null | undefined> {
  return useStored(['users'], (db) => db.users.get(id), [id])
}

/** Enrols a driver in in-vehicle coaching or takes the driver out, until the visit is reset. */
export function setCoaching(id: string, coaching: CoachingState): Promise<Act> {
  return changeRow('users', id, (user) => ({ ...user, coaching }))
}
