import type { Category, DealerBodyStyle, Drivetrain } from '#domain/dealer/dealerVehicle'
import { MAKE_NAME, MODELS, type ModelSpec } from '../plan/models'

/** A model as a dealer has it: what the fleet's models say, and what a price tag adds. */
export interface InventoryModel {
  makeName: string
  spec: ModelSpec
  bodyStyle: DealerBodyStyle
  drivetrains: readonly Drivetrain[]
  category: Category
}

const chevrolet = (
  spec: ModelSpec,
  bodyStyle: DealerBodyStyle,
  category: Category,
  drivetrains: readonly Drivetrain[],
): InventoryModel => ({ makeName: MAKE_NAME, spec, bodyStyle, category, drivetrains })

/** A used vehicle of another make, traded in; years and VIN patterns follow the makers' public figures. */
const tradedIn = (makeName: string, spec: ModelSpec, drivetrains: readonly Drivetrain[]): InventoryModel => ({
  makeName,
  spec,
  bodyStyle: 'suv',
  category: 'suv',
  drivetrains,
})

export const INVENTORY_MODELS = {
  blazer: chevrolet(MODELS.blazer, 'suv', 'suv', ['fwd', 'awd']),
  blazerEv: chevrolet(MODELS.blazerEv, 'suv', 'ev', ['awd']),
  bolt: chevrolet(MODELS.bolt, 'hatchback', 'ev', ['fwd']),
  camaro: chevrolet(MODELS.camaro, 'coupe', 'car', ['rwd']),
  corvette: chevrolet(MODELS.corvette, 'coupe', 'car', ['rwd']),
  equinox: chevrolet(MODELS.equinox, 'suv', 'suv', ['fwd', 'awd']),
  malibu: chevrolet(MODELS.malibu, 'sedan', 'car', ['fwd']),
  silverado: chevrolet(MODELS.silverado, 'pickup', 'truck', ['4wd']),
  sonic: chevrolet(MODELS.sonic, 'hatchback', 'car', ['fwd']),
  spark: chevrolet(MODELS.spark, 'hatchback', 'car', ['fwd']),
  tahoe: chevrolet(MODELS.tahoe, 'suv', 'suv', ['4wd']),
  trailblazer: chevrolet(MODELS.trailblazer, 'suv', 'suv', ['fwd', 'awd']),
  trax: chevrolet(MODELS.trax, 'suv', 'suv', ['fwd']),
  encoreGx: tradedIn(
    'Buick',
    {
      modelName: 'Encore GX',
      ev: false,
      body: 'suv',
      tags: ['SUV'],
      years: [2020, 2023],
      capacityGal: 13.2,
      economyMpg: [26, 31],
      vins: [{ prefix: 'KL4MMESL', plant: 'B' }],
    },
    ['awd'],
  ),
  terrain: tradedIn(
    'GMC',
    {
      modelName: 'Terrain',
      ev: false,
      body: 'suv',
      tags: ['SUV'],
      years: [2019, 2023],
      capacityGal: 15.6,
      economyMpg: [24, 28],
      vins: [{ prefix: '3GKALVEV', plant: 'L' }],
    },
    ['awd'],
  ),
  crv: tradedIn(
    'Honda',
    {
      modelName: 'CR-V',
      ev: false,
      body: 'suv',
      tags: ['SUV'],
      years: [2019, 2022],
      capacityGal: 14,
      economyMpg: [27, 32],
      vins: [{ prefix: '2HKRW2H5', plant: 'H' }],
    },
    ['awd'],
  ),
} as const satisfies Record<string, InventoryModel>

export type InventoryModelKey = keyof typeof INVENTORY_MODELS

/** The model that a row says it is; undefined when no dealer has one of that name and drive. */
export function findInventoryModel(
  makeName: string,
  modelName: string,
  ev: boolean,
): InventoryModel | undefined {
  const models: readonly InventoryModel[] = Object.values(INVENTORY_MODELS)
  return models.find(
    (model) => model.makeName === makeName && model.spec.modelName === modelName && model.spec.ev === ev,
  )
}
