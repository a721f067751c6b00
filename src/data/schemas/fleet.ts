import * as v from 'valibot'
import type { Fleet } from '#domain/vehicle/fleet'
import type { Assignable } from './assignable'
import { daysAgo, email, fleetName, perRegion, prefixedId, text } from './fields'

export const FleetSchema = v.strictObject({
  id: prefixedId('f'),
  name: fleetName,
  businessEmail: email,
  businessAddress: perRegion(text(120)),
  createdDaysAgo: daysAgo,
})

type Output = v.InferOutput<typeof FleetSchema>
export type FleetRow = Assignable<Output, Fleet> & Assignable<Fleet, Output>
