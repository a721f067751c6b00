import type { Vehicle } from './vehicle'

/** US gallons that the tank of a model holds, after the makers' public figures, rounded. */
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

/** KWh that the battery of an electric model holds. */
const KWH: ReadonlyMap<string, number> = new Map([
  ['Blazer', 85],
  ['Bolt', 65],
  ['Equinox', 85],
  ['Silverado 1500', 205],
])

/** US gallons that the tank of a model holds, or kWh that its battery does; null for one that is not known. */
export function tankCapacity(modelName: string, ev: boolean): number | null {
  return (ev ? KWH : GALLONS).get(modelName) ?? null
}

/** What the tank or battery of a vehicle holds: as its row says, else as its model tells. */
export function tankOf({ modelName, tank, details }: TankedVehicle): number | null {
  return tank ?? tankCapacity(modelName, details.ev)
}

/** The part of a vehicle that its tank is known by. */
type TankedVehicle = Pick<Vehicle, 'modelName' | 'tank'> & { details: Pick<Vehicle['details'], 'ev'> }
