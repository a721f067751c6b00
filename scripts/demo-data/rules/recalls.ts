import { RECALL_TYPES } from '../../../src/domain/vehicle/recall'
import { idOrderProblems, missingValues } from './lists'
import { type CrossRule, when } from './rule'

/** What the recall tile always says (docs/rules.md DA-11). */
const RECALL_COUNT = 2

export const RECALL_RULES: readonly CrossRule[] = [
  {
    says: 'there are two recalls, one of each type, of vehicles that the fleet has',
    check({ recalls, vehicles }) {
      const byVin = new Map(vehicles.map((vehicle) => [vehicle.vin, vehicle]))
      const problems = [
        ...idOrderProblems('r', recalls),
        ...when(recalls.length !== RECALL_COUNT, `there are ${recalls.length}`),
        ...missingValues(
          'recall of type',
          RECALL_TYPES,
          recalls.map(({ type }) => type),
        ),
        ...recalls.flatMap(({ id, vin, label, makeModel }) => {
          const vehicle = byVin.get(vin)
          if (!vehicle) return [`${id}: no vehicle of the fleet has VIN ${vin}`]
          const name = `${vehicle.makeName} ${vehicle.modelName}`
          return [
            ...when(vehicle.label !== label, `${id}: ${vin} is ${vehicle.label}, not ${label}`),
            ...when(name !== makeModel, `${id}: ${label} is a ${name}, no ${makeModel}`),
          ]
        }),
      ]
      return { checked: recalls.length, problems }
    },
  },
]
