import { KWH_PER_GALLON } from '#domain/vehicle/energy'
import type { BodyStyle, VehicleTag } from '#domain/vehicle/vehicle'

/** Eight first characters of a VIN (maker and description) and the plant letter, for some model years. */
export interface VinPattern {
  prefix: string
  plant: string
  years?: readonly [first: number, last: number]
}

/** What is fixed about a model: all that a believable vehicle of it must agree with. */
export interface ModelSpec {
  /** As the inventory's filter names it (docs/rules.md DI-06); an electric version keeps the name. */
  modelName: string
  ev: boolean
  body: BodyStyle
  tags: readonly VehicleTag[]
  years: readonly [first: number, last: number]
  /** US gallons; for an electric vehicle what its battery would be in gallons (see `gallonsOf`). */
  capacityGal: number
  /** Miles per gallon, or per gallon equivalent, that drivers reach. */
  economyMpg: readonly [low: number, high: number]
  vins: readonly VinPattern[]
}

/** A mileage in MPGe counts the losses of charging, a range does not. */
const CHARGING_LOSS = 1.13

/** Battery size in gallons of gasoline, such that gallons times MPGe is the range on a full battery. */
const gallonsOf = (kwh: number): number => (kwh / KWH_PER_GALLON) * CHARGING_LOSS

/** Every vehicle of the fleet is of this make. */
export const MAKE_NAME = 'Chevrolet'

/** Tank sizes, batteries, plants and VIN patterns follow the makers' public figures, rounded. */
export const MODELS = {
  blazer: {
    modelName: 'Blazer',
    ev: false,
    body: 'suv',
    tags: ['SUV'],
    years: [2019, 2024],
    capacityGal: 19.4,
    economyMpg: [21, 26],
    vins: [{ prefix: '3GNKBCRS', plant: 'S' }],
  },
  blazerEv: {
    modelName: 'Blazer',
    ev: true,
    body: 'suv',
    tags: ['SUV', 'EV'],
    years: [2024, 2024],
    capacityGal: gallonsOf(85),
    economyMpg: [90, 100],
    vins: [{ prefix: '3GNKDBRJ', plant: 'S' }],
  },
  bolt: {
    modelName: 'Bolt',
    ev: true,
    body: 'hatch',
    tags: ['Car', 'EV'],
    years: [2019, 2023],
    capacityGal: gallonsOf(65),
    economyMpg: [110, 125],
    vins: [{ prefix: '1G1FW6S0', plant: '4' }],
  },
  camaro: {
    modelName: 'Camaro',
    ev: false,
    body: 'sedan',
    tags: ['Car'],
    years: [2019, 2024],
    capacityGal: 19,
    economyMpg: [20, 25],
    vins: [{ prefix: '1G1FB1RX', plant: '0' }],
  },
  corvette: {
    modelName: 'Corvette',
    ev: false,
    body: 'sedan',
    tags: ['Car'],
    years: [2020, 2024],
    capacityGal: 18.5,
    economyMpg: [17, 21],
    vins: [{ prefix: '1G1YB2D4', plant: '5' }],
  },
  equinox: {
    modelName: 'Equinox',
    ev: false,
    body: 'suv',
    tags: ['SUV'],
    years: [2019, 2024],
    capacityGal: 14.9,
    economyMpg: [25, 30],
    vins: [
      { prefix: '2GNAXUEV', plant: '6', years: [2019, 2022] },
      { prefix: '3GNAXKEG', plant: 'L', years: [2022, 2024] },
    ],
  },
  equinoxEv: {
    modelName: 'Equinox',
    ev: true,
    body: 'suv',
    tags: ['SUV', 'EV'],
    years: [2024, 2024],
    capacityGal: gallonsOf(85),
    economyMpg: [102, 112],
    vins: [{ prefix: '3GN7DNRR', plant: 'S' }],
  },
  express: {
    modelName: 'Express',
    ev: false,
    body: 'van',
    tags: ['Services'],
    years: [2019, 2024],
    capacityGal: 31,
    economyMpg: [13, 16.5],
    vins: [{ prefix: '1GCWGAFP', plant: '1' }],
  },
  malibu: {
    modelName: 'Malibu',
    ev: false,
    body: 'sedan',
    tags: ['Car'],
    years: [2019, 2024],
    capacityGal: 15.8,
    economyMpg: [27, 32],
    vins: [{ prefix: '1G1ZD5ST', plant: 'F' }],
  },
  silverado: {
    modelName: 'Silverado 1500',
    ev: false,
    body: 'pickup',
    tags: ['Truck'],
    years: [2019, 2024],
    capacityGal: 24,
    economyMpg: [16.5, 20.5],
    vins: [
      { prefix: '1GCUYDED', plant: 'Z' },
      { prefix: '3GCPDKEK', plant: 'G', years: [2022, 2024] },
    ],
  },
  silveradoEv: {
    modelName: 'Silverado 1500',
    ev: true,
    body: 'pickup',
    tags: ['Truck', 'EV'],
    years: [2024, 2024],
    capacityGal: gallonsOf(205),
    economyMpg: [60, 68],
    vins: [{ prefix: '1GC40ZEL', plant: 'U' }],
  },
  sonic: {
    modelName: 'Sonic',
    ev: false,
    body: 'hatch',
    tags: ['Car'],
    years: [2019, 2020],
    capacityGal: 12.2,
    economyMpg: [26, 31],
    vins: [{ prefix: '1G1JD6SB', plant: '4' }],
  },
  spark: {
    modelName: 'Spark',
    ev: false,
    body: 'hatch',
    tags: ['Car'],
    years: [2019, 2022],
    capacityGal: 9,
    economyMpg: [30, 35],
    vins: [{ prefix: 'KL8CD6SA', plant: 'C' }],
  },
  tahoe: {
    modelName: 'Tahoe',
    ev: false,
    body: 'suv',
    tags: ['SUV'],
    years: [2019, 2024],
    capacityGal: 24,
    economyMpg: [15.5, 19.5],
    vins: [{ prefix: '1GNSKNKD', plant: 'R' }],
  },
  trailblazer: {
    modelName: 'Trailblazer',
    ev: false,
    body: 'suv',
    tags: ['SUV'],
    years: [2021, 2024],
    capacityGal: 13.2,
    economyMpg: [26, 31],
    vins: [{ prefix: 'KL79MPSL', plant: 'B' }],
  },
  trax: {
    modelName: 'Trax',
    ev: false,
    body: 'suv',
    tags: ['SUV'],
    years: [2019, 2024],
    capacityGal: 14,
    economyMpg: [24, 29],
    // None was built for 2023.
    vins: [
      { prefix: 'KL7CJPSB', plant: 'B', years: [2019, 2022] },
      { prefix: 'KL77LFE2', plant: 'C', years: [2024, 2024] },
    ],
  },
} as const satisfies Record<string, ModelSpec>

export type ModelKey = keyof typeof MODELS

/** Whether the makers built such a VIN in that model year. */
export function fitsYear({ years }: VinPattern, modelYear: number): boolean {
  return !years || (years[0] <= modelYear && modelYear <= years[1])
}

/** The model that a row says it is; undefined when the fleet has none of that name and drive. */
export function findModel(modelName: string, ev: boolean): ModelSpec | undefined {
  const models: readonly ModelSpec[] = Object.values(MODELS)
  return models.find((model) => model.modelName === modelName && model.ev === ev)
}

/** Miles that a fuel or charge level lasts at an economy. */
export function rangeMi(model: ModelSpec, fuelPercent: number, economyMpg: number): number {
  return (fuelPercent / 100) * model.capacityGal * economyMpg
}

/** US gallons that the tank holds, or kWh that the battery does. Throws for a model the fleet has not. */
export function capacityOf(modelName: string, ev: boolean): number {
  const model = findModel(modelName, ev)
  if (!model) throw new RangeError(`The fleet has no ${modelName}`)
  return tankOf(model)
}

/** US gallons that a model's tank holds, or kWh that its battery does. */
export function tankOf({ ev, capacityGal }: Pick<ModelSpec, 'ev' | 'capacityGal'>): number {
  return ev ? (capacityGal * KWH_PER_GALLON) / CHARGING_LOSS : capacityGal
}
