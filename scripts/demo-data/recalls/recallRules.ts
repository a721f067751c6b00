import { RECALL_TYPES, type Recall } from '../../../src/domain/recall'
import { lacking, numbered, when } from '../rowRules'
import { buildVehicles } from '../vehicles'

/** Spec section 9: the recall tile is fixed at 2. */
const RECALL_COUNT = 2

/** What must hold for the recalls: two, one of each type, of vehicles that the fleet has. */
export function recallProblems(recalls: readonly Recall[]): string[] {
  const vehicles = new Map(buildVehicles().map((vehicle) => [vehicle.vin, vehicle]))
  return [
    ...numbered('r', recalls),
    ...when(recalls.length !== RECALL_COUNT, `there are ${recalls.length} recalls, not ${RECALL_COUNT}`),
    ...lacking(
      'recall of type',
      RECALL_TYPES,
      recalls.map(({ type }) => type),
    ),
    ...recalls.flatMap(({ id, vin, label, makeModel }) => {
      const vehicle = vehicles.get(vin)
      if (!vehicle) return [`${id}: no vehicle of the fleet has VIN ${vin}`]
      return [
        ...when(vehicle.label !== label, `${id}: ${vin} is ${vehicle.label}, not ${label}`),
        ...when(
          `${vehicle.makeName} ${vehicle.modelName}` !== makeModel,
          `${id}: ${label} is no ${makeModel}`,
        ),
      ]
    }),
  ]
}
