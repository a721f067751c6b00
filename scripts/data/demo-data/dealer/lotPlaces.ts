import type { Region } from '#domain/base/locale'
import type { Lot } from '#domain/dealer/lot'
import type { LngLat } from '#domain/geo/lngLat'

/** Names of the lots as places to start from. */
export const LOT_PLACES: Record<Lot, Record<Region, string>> = {
  'Main Lot': {
    us: 'Harbor Motors Garfield',
    ca: 'Harbour Motors Yorkdale',
    mx: 'Harbor Motors Mitras',
  },
  'Remote Lot': {
    us: 'Harbor Motors Cicero',
    ca: 'Harbour Motors Downsview',
    mx: 'Harbor Motors Lincoln',
  },
  'Courtesy Lot': {
    us: 'Harbor Motors Service',
    ca: 'Harbour Motors Service Centre',
    mx: 'Harbor Motors Servicio',
  },
}

/** Where room for the three lots of each region is looked for; the courtesy lot is round the corner of the main one. */
export const LOT_POSITIONS: Record<Region, Record<Lot, LngLat>> = {
  us: {
    'Main Lot': [-87.7212, 41.8837],
    'Remote Lot': [-87.743, 41.8324],
    'Courtesy Lot': [-87.7178, 41.8851],
  },
  ca: {
    'Main Lot': [-79.465, 43.727],
    'Remote Lot': [-79.5004, 43.7502],
    'Courtesy Lot': [-79.4612, 43.7287],
  },
  mx: {
    'Main Lot': [-100.33, 25.695],
    'Remote Lot': [-100.3512, 25.7249],
    'Courtesy Lot': [-100.3266, 25.6968],
  },
}
