import {
  BODY_STYLES,
  HEALTH_LEVELS,
  PAINTS,
  VEHICLE_STATUSES,
  VEHICLE_TAGS,
  type Vehicle,
} from '#domain/vehicle/vehicle'
import { REGIONS } from '../plan/regions'

/** Vehicles that the fleet has. */
export const FLEET_SIZE = 48

/** What must hold for the fleet as a whole; each answer a plain sentence. */
export function fleetProblems(vehicles: readonly Vehicle[]): string[] {
  return [...order(vehicles), ...uniqueness(vehicles), ...coverage(vehicles)]
}

function order(vehicles: readonly Vehicle[]): string[] {
  const problems = vehicles.length === FLEET_SIZE ? [] : [`${vehicles.length} vehicles, not ${FLEET_SIZE}`]
  const wrong = vehicles.findIndex(({ id }, at) => id !== `v-${at + 1}`)
  return wrong < 0 ? problems : [...problems, `row ${wrong + 1} is not v-${wrong + 1}`]
}

function uniqueness(vehicles: readonly Vehicle[]): string[] {
  const fields: [name: string, value: (vehicle: Vehicle) => string | null][] = [
    ['id', ({ id }) => id],
    ['label', ({ label }) => label],
    ['VIN', ({ vin }) => vin],
    ['driver', ({ driverId }) => driverId],
    ...REGIONS.map((region): [string, (vehicle: Vehicle) => string] => [
      `plate in ${region}`,
      ({ licensePlate }) => licensePlate[region],
    ]),
  ]
  return fields.flatMap(([name, value]) => {
    const seen = new Set<string>()
    return vehicles.flatMap((vehicle) => {
      const one = value(vehicle)
      if (one === null) return []
      if (seen.has(one)) return [`${name} ${one} occurs twice`]
      seen.add(one)
      return []
    })
  })
}

/** What the screens need at least one of, to have something to show. */
function coverage(vehicles: readonly Vehicle[]): string[] {
  const lacks = <T extends string>(
    what: string,
    all: readonly T[],
    of: (vehicle: Vehicle) => readonly T[],
  ) => {
    const found = new Set<string>(vehicles.flatMap(of))
    return all.filter((value) => !found.has(value)).map((value) => `no vehicle has ${what} ${value}`)
  }
  const yesNo = ['true', 'false'] as const
  const flag = (value: boolean) => [value ? 'true' : 'false'] as const
  const tenths = Array.from({ length: 10 }, (_, tenth) => `${tenth * 10}-${tenth * 10 + 10} percent`)
  const connected = vehicles.filter(({ status }) => status === 'connected').length

  return [
    ...lacks('status', VEHICLE_STATUSES, ({ status }) => [status]),
    ...lacks('health', HEALTH_LEVELS, ({ health }) => [health]),
    ...lacks('tag', VEHICLE_TAGS, ({ tags }) => tags),
    ...lacks('body', BODY_STYLES, ({ image }) => [image.body]),
    // Yellow is on dealers' lots only.
    ...lacks(
      'paint',
      PAINTS.filter((paint) => paint !== 'yellow'),
      ({ image }) => [image.paint],
    ),
    ...lacks('fleet', ['Fleet One', 'Fleet Two'], ({ fleet }) => [fleet]),
    ...lacks('gear', ['P', 'N', 'D'], ({ details }) => [details.prndle]),
    ...lacks('ev', yesNo, ({ details }) => flag(details.ev)),
    ...lacks('driver assigned', yesNo, ({ driverId }) => flag(driverId !== null)),
    ...lacks('isDriveBlockEnabled', yesNo, ({ details }) => flag(details.isDriveBlockEnabled)),
    ...lacks('clickable', yesNo, ({ details }) => flag(details.clickable)),
    ...lacks('allowDriverCheckIn', yesNo, ({ details }) => flag(details.allowDriverCheckIn)),
    ...lacks('allowDriverRemoteCommands', yesNo, ({ details }) => flag(details.allowDriverRemoteCommands)),
    ...lacks('notification', ['tire', 'oil', 'trip', 'speeding', 'checkOut', 'charging'], ({ details }) =>
      details.notifications.map(({ kind }) => kind),
    ),
    // A level on the edge of two tenths fills neither: charts disagree where it belongs.
    ...lacks('fuel of', tenths, ({ details: { fuel } }) =>
      fuel === null || fuel % 10 === 0 ? [] : [tenths[Math.floor(fuel / 10)] ?? ''],
    ),
    ...(connected * 2 > vehicles.length ? [] : ['most vehicles are not connected']),
  ]
}
