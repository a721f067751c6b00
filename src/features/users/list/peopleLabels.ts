import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { PeopleSection } from '#domain/lists/peopleFilter'
import type { AccountRole } from '#domain/people/accountUser'
import type { PersonKind } from '#domain/people/person'
import type { CoachingState, UserStatus } from '#domain/people/user'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import type { SectionLabels } from '../../../widgets/list/filterParts'

export const USER_STATUS_LABELS: Record<UserStatus, MessageDescriptor> = {
  active: msg`Active`,
  invited: msg`Invited`,
}

/** Enrollment in in-vehicle coaching, as a standalone label. */
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

const PEOPLE_SECTION_LABELS: Record<PeopleSection, MessageDescriptor> = {
  role: msg`Role`,
  status: msg`Status`,
  coaching: msg`In-vehicle coaching`,
}

const PEOPLE_VALUE_LABELS: Record<PeopleSection, Record<string, MessageDescriptor>> = {
  role: ROLE_LABELS,
  status: USER_STATUS_LABELS,
  coaching: COACHING_LABELS,
}

/** Labels of the list's filter sections and their values. */
export function usePeopleLabels(): SectionLabels<PeopleSection> {
  const { _ } = useLingui()
  return useMemo(
    () => ({
      section: (section) => _(PEOPLE_SECTION_LABELS[section]),
      value: (section, value) => {
        const label = PEOPLE_VALUE_LABELS[section][value]
        return label ? _(label) : value
      },
    }),
    [_],
  )
}

/** What people of a role do, in a sentence; for their permissions see `PERMISSIONS`. */
export const ROLE_TEXTS: Record<AccountRole, MessageDescriptor> = {
  accountAdmin: msg`Manages the account: fleets, users, subscriptions, and billing`,
  fleetManager: msg`Manages a whole fleet: vehicles, drivers, alerts, and reports`,
  manager: msg`Manages vehicles and drivers and views their reports`,
  driver: msg`Drives a vehicle and has trips and a driver score`,
  dealer: msg`Views the dealership’s inventory, lots, and vehicle trips`,
  inventoryManager: msg`Manages inventory: stock, condition, and days on the lot`,
}
