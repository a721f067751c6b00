import { RECALL_ACCOUNTS, RECALL_TYPES } from '#domain/vehicle/recall'
import { idOrderProblems, missingValues } from './lists'
import { type CrossRule, when } from './rule'

/** What the recall tile always says (docs/rules.md DA-11). */
const RECALL_COUNT = 2

export const RECALL_RULES: readonly CrossRule[] = [
  {
    says: 'there are two recalls of each account, one of each type, of vehicles that it has',
    check({ recalls, vehicles, dealerVehicles }) {
      const owned = { fleet: vehicles, dealer: dealerVehicles }
      const problems = [
        ...idOrderProblems('r', recalls),
        ...RECALL_ACCOUNTS.flatMap((account) => {
          const own = recalls.filter((recall) => recall.account === account)
          return [
            ...when(own.length !== RECALL_COUNT, `there are ${own.length} of the ${account}`),
            ...missingValues(
              'recall of type',
              RECALL_TYPES,
              own.map(({ type }) => type),
            ),
          ]
        }),
        ...recalls.flatMap(({ id, vin, account, label, makeModel }) => {
          const vehicle = owned[account].find((one) => one.vin === vin)
          if (!vehicle) return [`${id}: no vehicle of the ${account} has VIN ${vin}`]
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
