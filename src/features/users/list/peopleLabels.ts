import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountRole } from '../../../domain/account/account'
import type { PeopleSection } from '../../../domain/lists/peopleFilter'
import type { PersonKind } from '../../../domain/people/person'
import type { CoachingState, UserStatus } from '../../../domain/people/user'

export const USER_STATUS_LABELS: Record<UserStatus, MessageDescriptor> = {
  active: msg`Active`,
  invited: msg`Invited`,
}

/** Whether a driver is enrolled in in-vehicle coaching; a word that stands alone. */
export const COACHING_LABELS: Record<CoachingState, MessageDescriptor> = {
  enrolled: msg({ id: 'coaching.enrolled', message: 'Enrolled' }),
  notEnrolled: msg({ id: 'coaching.notEnrolled', message: 'Not enrolled' }),
}

export const PERSON_KIND_LABELS: Record<PersonKind | 'all', MessageDescriptor> = {
  all: msg({ id: 'people.all', message: 'All' }),
  drivers: msg({ id: 'people.drivers', message: 'Drivers' }),
  managers: msg({ id: 'people.managers', message: 'Managers' }),
  account: msg({ id: 'people.account', message: 'Account' }),
}

export const PEOPLE_SECTION_LABELS: Record<PeopleSection, MessageDescriptor> = {
  role: msg`Role`,
  status: msg`Status`,
  coaching: msg`In-vehicle coaching`,
}

/** What people of a role do, in a sentence; what they may do with others is `PERMISSIONS`. */
export const ROLE_TEXTS: Record<AccountRole, MessageDescriptor> = {
  accountAdmin: msg`Manages the account: fleets, users, subscriptions, and billing`,
  fleetManager: msg`Manages a whole fleet: vehicles, drivers, alerts, and reports`,
  manager: msg`Manages vehicles and drivers and views their reports`,
  driver: msg`Drives a vehicle and has trips and a driver score`,
  dealer: msg`Views the dealership’s inventory, lots, and vehicle trips`,
  inventoryManager: msg`Manages inventory: stock, condition, and days on the lot`,
}
