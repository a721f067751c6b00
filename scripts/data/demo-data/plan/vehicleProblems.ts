import * as v from 'valibot'
import { VehicleSchema } from '../../../../src/data/schemas/vehicle'
import { fleetProblems } from '../fleet/fleetRules'
import { VEHICLE_RULES } from '../fleet/vehicleRules'
import { issuesOf } from '../rules/issues'

/**
 * Everything that is wrong with the rows of the vehicles dataset, a plain sentence each. Their
 * schema comes first; only when all rows keep it, what they say together.
 */
export function vehicleProblems(rows: readonly unknown[]): string[] {
  const parsed = v.safeParse(v.array(VehicleSchema), rows)
  if (!parsed.success) return issuesOf('vehicles', parsed.issues)
  const single = parsed.output.flatMap((vehicle) =>
    VEHICLE_RULES.flatMap((rule) => rule(vehicle)).map((problem) => `${vehicle.id}: ${problem}`),
  )
  return [...single, ...fleetProblems(parsed.output)]
}
