import type { Recall, RecallType } from '../../../src/domain/vehicle/recall'
import { buildVehicles } from './vehicles'

/** The two recalled vehicles (docs/rules.md RC-02), one of each type. */
const RECALLED: readonly { label: string; type: RecallType; daysAgo: number }[] = [
  { label: 'Unit 151', type: 'productSafety', daysAgo: 3 },
  { label: 'Unit 071', type: 'nonCompliance', daysAgo: 24 },
]

/** The recalls dataset, newest first. Throws when a label is not the fleet's. */
export function buildRecalls(): Recall[] {
  const vehicles = new Map(buildVehicles().map((vehicle) => [vehicle.label, vehicle]))
  return RECALLED.map(({ label, type, daysAgo }, at) => {
    const vehicle = vehicles.get(label)
    if (!vehicle) throw new Error(`A recall names ${label}, which the fleet does not have`)
    const { vin, makeName, modelName } = vehicle
    return { id: `r-${at + 1}`, vin, label, makeModel: `${makeName} ${modelName}`, daysAgo, type }
  })
}
