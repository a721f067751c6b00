import type { Section } from '#domain/base/section'
import type { SignInMode } from '#domain/device/signIn'
import { readTogether } from '../core/readTogether'
import { signedInQuery } from './accounts'
import { inventoryTripsQuery } from './dealerTrips'
import { dealerVehiclesQuery } from './dealerVehicles'
import { vehicleDaysQuery } from './vehicleDays'
import { vehiclesQuery } from './vehicles'

/** Starts reading the vehicles of a list or map while the code of its screen is still loading. */
export function readVehiclesAhead(section: Section): void {
  if (section === 'fleet') vehiclesQuery()
  else dealerVehiclesQuery()
}

/** Starts reading what the dashboard shows first, in one transaction, while its code is still loading. */
export function readDashboardAhead(section: Section, signIn: SignInMode): void {
  readTogether(() => {
    readVehiclesAhead(section)
    signedInQuery(signIn)
    if (section === 'fleet') vehicleDaysQuery()
    else inventoryTripsQuery()
  })
}
