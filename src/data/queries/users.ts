import type { Live } from '#domain/base/live'
import type { CoachingState, FleetUser } from '#domain/people/user'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/** Drivers and managers by name. */
export function useUsers(): Live<FleetUser[]> {
  return useLiveQuery(usersQuery)
}

const usersQuery = storedQuery(['users'], (db) => db.users.orderBy('name').toArray())

/** One driver or manager; missing for an unknown id. */
export function useUser(id: string): Live<FleetUser> {
  return useLiveQuery(userQuery, id)
}

const userQuery = storedQuery(['users'], (db, id: string) => db.users.get(id))

/** Enrolls a driver in in-vehicle coaching or unenrolls the driver, until the visit is reset. */
export function setCoaching(id: string, coaching: CoachingState): Promise<UndoableChange> {
  return changeRow('users', id, (user) => ({ ...user, coaching }))
}
