import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { Part } from './partition'

/**
 * What the illustrative partitions grow from (docs/decisions.md D25): names of real towns, about where they
 * are, on a hand-made outline of the dry land around each city. The boundaries between are ours.
 */
interface RegionSeeds {
  /** Closed outline of the land that is divided: coarse, and along the shore. */
  land: readonly LngLat[]
  /** The first is the city whose zip codes are made. */
  cities: readonly Part[]
  /** Null: real ones are taken from the atlas. */
  counties: readonly Part[] | null
}

const town = (name: string, ...seeds: LngLat[]): Part => ({ name, seeds })

export const AREA_SEEDS: Record<Region, RegionSeeds> = {
  us: {
    land: [
      [-88.05, 41.6],
      [-87.53, 41.6],
      [-87.53, 41.71],
      [-87.575, 41.79],
      [-87.61, 41.85],
      [-87.618, 41.9],
      [-87.635, 41.95],
      [-87.66, 42.02],
      [-87.685, 42.08],
      [-87.73, 42.13],
      [-87.76, 42.2],
      [-88.05, 42.2],
      [-88.05, 41.6],
    ],
    cities: [
      town(
        'Chicago',
        [-87.63, 41.88],
        [-87.69, 41.93],
        [-87.67, 41.98],
        [-87.75, 41.96],
        [-87.72, 41.88],
        [-87.71, 41.83],
        [-87.64, 41.8],
        [-87.7, 41.76],
        [-87.6, 41.74],
        [-87.66, 41.7],
        [-87.745, 41.905],
      ),
      town('Evanston', [-87.7, 42.05]),
      town('Skokie', [-87.745, 42.035]),
      town('Oak Park', [-87.795, 41.885]),
      town('Cicero', [-87.775, 41.845]),
      town('Berwyn', [-87.805, 41.845]),
      town('Elmwood Park', [-87.815, 41.925]),
      town('Park Ridge', [-87.845, 42.01]),
      town('Oak Lawn', [-87.76, 41.715]),
      town('Burbank', [-87.79, 41.75]),
      town('Schaumburg', [-88.0, 42.03]),
      town('Elmhurst', [-87.94, 41.9]),
      town('Des Plaines', [-87.89, 42.04]),
      town('Downers Grove', [-88.01, 41.8]),
      town('Orland Park', [-87.86, 41.63]),
    ],
    counties: null,
  },
  ca: {
    land: [
      [-79.9, 43.42],
      [-79.72, 43.4],
      [-79.55, 43.58],
      [-79.47, 43.635],
      [-79.38, 43.642],
      [-79.3, 43.665],
      [-79.22, 43.705],
      [-79.1, 43.79],
      [-78.95, 43.85],
      [-78.95, 44.05],
      [-79.9, 44.05],
      [-79.9, 43.42],
    ],
    cities: [
      town(
        'Toronto',
        [-79.38, 43.66],
        [-79.44, 43.67],
        [-79.32, 43.68],
        [-79.52, 43.65],
        [-79.55, 43.72],
        [-79.46, 43.74],
        [-79.38, 43.74],
        [-79.3, 43.75],
        [-79.22, 43.76],
        [-79.27, 43.71],
      ),
      town('Mississauga', [-79.64, 43.59], [-79.66, 43.65]),
      town('Brampton', [-79.76, 43.71]),
      town('Vaughan', [-79.54, 43.84]),
      town('Richmond Hill', [-79.43, 43.88]),
      town('Markham', [-79.31, 43.87]),
      town('Pickering', [-79.1, 43.85]),
      town('Ajax', [-79.02, 43.86]),
      town('Oakville', [-79.7, 43.47]),
      town('Milton', [-79.87, 43.53]),
    ],
    counties: [
      town('Toronto', [-79.38, 43.7], [-79.53, 43.69], [-79.22, 43.75]),
      town('Peel', [-79.69, 43.63], [-79.76, 43.75], [-79.85, 43.88]),
      town('York', [-79.52, 43.88], [-79.35, 43.88], [-79.45, 44.02]),
      town('Durham', [-79.06, 43.86], [-79.05, 44.0]),
      town('Halton', [-79.73, 43.47], [-79.87, 43.55]),
    ],
  },
  mx: {
    land: [
      [-100.62, 25.56],
      [-100.05, 25.56],
      [-100.05, 25.88],
      [-100.62, 25.88],
      [-100.62, 25.56],
    ],
    cities: [
      town(
        'Monterrey',
        [-100.32, 25.68],
        [-100.36, 25.71],
        [-100.3, 25.72],
        [-100.38, 25.75],
        [-100.27, 25.67],
        [-100.28, 25.63],
      ),
      town('San Pedro Garza García', [-100.4, 25.65]),
      town('Guadalupe', [-100.21, 25.68]),
      town('San Nicolás de los Garza', [-100.25, 25.75]),
      town('Apodaca', [-100.19, 25.78]),
      town('General Escobedo', [-100.33, 25.81]),
      town('Santa Catarina', [-100.46, 25.68]),
      town('García', [-100.58, 25.81]),
      town('Juárez', [-100.1, 25.65]),
    ],
    counties: [
      town('Monterrey', [-100.32, 25.68], [-100.37, 25.74], [-100.28, 25.62]),
      town('San Pedro Garza García', [-100.4, 25.64]),
      town('Guadalupe', [-100.21, 25.67]),
      town('San Nicolás de los Garza', [-100.24, 25.745]),
      town('Apodaca', [-100.18, 25.79]),
      town('General Escobedo', [-100.34, 25.82]),
      town('Santa Catarina', [-100.48, 25.66]),
      town('García', [-100.57, 25.8]),
    ],
  },
}
