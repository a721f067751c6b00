import type { Recall, RecallAccount, RecallType } from '#domain/vehicle/recall'
import { buildDealerVehicles } from '../dealer/dealerVehicles'
import { buildVehicles } from './vehicles'

interface RecallPlan {
  account: RecallAccount
  label: string
  type: RecallType
  daysAgo: number
}

/** The recalled vehicles: two of each account (docs/rules.md RC-02), one of each type. */
const RECALLED: readonly RecallPlan[] = [
  { account: 'fleet', label: 'Unit 151', type: 'productSafety', daysAgo: 3 },
  { account: 'fleet', label: 'Unit 071', type: 'nonCompliance', daysAgo: 24 },
  { account: 'dealer', label: 'Equinox 4117', type: 'productSafety', daysAgo: 6 },
  { account: 'dealer', label: 'Malibu 4200', type: 'nonCompliance', daysAgo: 19 },
]

/** The recalls dataset, an account's newest first. Throws when a label is not the account's. */
export function buildRecalls(): Recall[] {
  const vehicles = { fleet: buildVehicles(), dealer: buildDealerVehicles() }
  return RECALLED.map(({ account, label, type, daysAgo }, at) => {
    const vehicle = vehicles[account].find((one) => one.label === label)
    if (!vehicle) throw new Error(`A recall names ${label}, which the ${account} does not have`)
    const { vin, makeName, modelName } = vehicle
    const makeModel = `${makeName} ${modelName}`
    return { id: `r-${at + 1}`, vin, account, label, makeModel, daysAgo, type, isScheduled: false }
  })
}
