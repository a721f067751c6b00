import { HEALTH_LEVELS, VEHICLE_STATUSES } from '#domain/vehicle/vehicle'
import { type CrossRule, when } from './rule'

/** Most rows that are stored before the first rooms can open. */
export const MAX_FIRST_ROWS = 6000

export const FLEET_RULES: readonly CrossRule[] = [
  {
    says: 'every status, health level, drive and camera state has a vehicle',
    check({ vehicles }) {
      const lenses = vehicles.flatMap(({ details: { camera } }) => (camera ? Object.values(camera) : []))
      return {
        checked: vehicles.length,
        problems: [
          ...VEHICLE_STATUSES.flatMap((status) =>
            when(!vehicles.some((vehicle) => vehicle.status === status), `nothing is ${status}`),
          ),
          ...HEALTH_LEVELS.flatMap((health) =>
            when(!vehicles.some((vehicle) => vehicle.health === health), `nothing has health ${health}`),
          ),
          ...[true, false].flatMap((ev) =>
            when(!vehicles.some(({ details }) => details.ev === ev), `nothing has ev ${ev}`),
          ),
          ...['recording', 'standby', 'obstructed', 'offline'].flatMap((status) =>
            when(!lenses.some((lens) => lens === status), `no camera is ${status}`),
          ),
          ...when(!vehicles.some(({ details }) => details.camera === null), 'every vehicle has a camera'),
          ...when(
            !vehicles.some(({ details }) => details.isLocationMasked),
            'the location of no vehicle is masked',
          ),
        ],
      }
    },
  },
  {
    says: 'few enough rows are stored before the first rooms open',
    check(data) {
      const rows = Object.values(data).reduce((sum: number, list: unknown[]) => sum + list.length, 0)
      return { checked: rows, problems: when(rows > MAX_FIRST_ROWS, `${rows} rows`) }
    },
  },
]
