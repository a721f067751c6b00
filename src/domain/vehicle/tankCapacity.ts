import type { Vehicle } from './vehicle'

/** Tank sizes in US gallons by model, from the makers' public figures, rounded. */
const GALLONS: ReadonlyMap<string, number> = new Map([
  ['Blazer', 19.4],
  ['Camaro', 19],
  ['Corvette', 18.5],
  ['CR-V', 14],
  ['Encore GX', 13.2],
  ['Equinox', 14.9],
  ['Express', 31],
  ['Malibu', 15.8],
  ['Silverado 1500', 24],
  ['Sonic', 12.2],
  ['Spark', 9],
  ['Tahoe', 24],
  ['Terrain', 15.6],
  ['Trailblazer', 13.2],
  ['Trax', 14],
])

/** Battery sizes in kWh by electric model. */
const KWH: ReadonlyMap<string, number> = new Map([
  ['Blazer', 85],
  ['Bolt', 65],
  ['Equinox', 85],
  ['Silverado 1500', 205],
])

/** Tank size of a model in US gallons, or battery size in kWh; null for an unknown model. */
export function tankCapacity(modelName: string, ev: boolean): number | null {
  return (ev ? KWH : GALLONS).get(modelName) ?? null
}

/** Tank or battery size of a vehicle: from its row, otherwise from its model. */
export function tankOf({ modelName, tank, details }: TankedVehicle): number | null {
  return tank ?? tankCapacity(modelName, details.ev)
}

/** The fields of a vehicle that determine its tank size. */
type TankedVehicle = Pick<Vehicle, 'modelName' | 'tank'> & { details: Pick<Vehicle['details'], 'ev'> }
