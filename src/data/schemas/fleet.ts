import * as v from 'valibot'
import type { Fleet } from '#domain/vehicle/fleet'
import type { Assignable } from './assignable'
import { daysAgo, email, fleetName, perRegion, prefixedId, text } from './fields'

/** One row of the fleets dataset. */
export const FleetSchema = v.strictObject({
  id: prefixedId('f'),
  name: fleetName,
  businessEmail: email,
  businessAddress: perRegion(text(120)),
  createdDaysAgo: daysAgo,
})

type Output = v.InferOutput<typeof FleetSchema>
/** What the schema lets through: `Fleet`, held to it both ways by the compiler. */
export type FleetRow = Assignable<Output, Fleet> & Assignable<Fleet, Output>
