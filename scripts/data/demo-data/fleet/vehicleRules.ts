import { distanceMi } from '#domain/geo/measure'
import { TRIP_NUMBERS } from '#domain/trips/trip'
import { isLowOil, lowTires } from '#domain/vehicle/lowReadings'
import type { Vehicle, VehicleNotification } from '#domain/vehicle/vehicle'
import { healthOf } from '#domain/vehicle/vehicleHealth'
import { isValidVin, vinYearCode } from '#domain/vehicle/vin'
import { sendsReadings } from '../plan/health'
import { findModel, fitsYear, MAKE_NAME, rangeMi } from '../plan/models'
import { centerOf } from '../plan/movement'
import { NO_READINGS, RECOMMENDED_PSI } from '../plan/readings'
import { isInside, REGIONS, routeBox } from '../plan/regions'
import { loopProblems } from '../rules/loops'
import { when } from '../rules/rule'
import { isPlate } from './plates'
import { FLEET_YEAR } from './vehicles'

/** What the fields of one vehicle must say together: an answer for each way in which they do not. */
export type VehicleRule = (vehicle: Vehicle) => string[]

/** Miles a year that a working vehicle covers. */
const MILES_A_YEAR = { min: 2500, max: 22_000 }
/** A set-up that is not done is not older than this. */
const MAX_SETUP_DAYS = 30
/** How far the shown range may be from fuel times economy. */
const RANGE_TOLERANCE = 0.1

/** Readings that a vehicle of this status and drive must lack or have. */
const readings: VehicleRule = ({ status, details }) => {
  const kinds = Object.keys(NO_READINGS) as (keyof typeof NO_READINGS)[]
  const engineOnly = ['oilLife', 'engineFilter']
  return kinds.flatMap((kind) => {
    const expected = sendsReadings(status) && !(details.ev && engineOnly.includes(kind))
    if (expected === (details[kind] !== null)) return []
    return [
      expected ? `has no ${kind}` : `has ${kind}, but is ${sendsReadings(status) ? 'electric' : status}`,
    ]
  })
}

const model: VehicleRule = (vehicle) => {
  const { makeName, modelName, modelYear, details, image, tags, vin } = vehicle
  const spec = findModel(modelName, details.ev)
  if (makeName !== MAKE_NAME || !spec) return [`is no model of the fleet: ${makeName} ${modelName}`]
  const extra = tags.filter((tag) => !spec.tags.includes(tag))
  const patterns = spec.vins.filter((pattern) => fitsYear(pattern, modelYear))
  return [
    ...when(modelYear < spec.years[0] || modelYear > spec.years[1], `was not built in ${modelYear}`),
    ...when(image.body !== spec.body, `has the body of a ${image.body}`),
    ...when(!spec.tags.every((tag) => tags.includes(tag)), 'lacks a tag of its model'),
    ...when(
      extra.some((tag) => tag !== 'Services'),
      `has a tag that is not its model's: ${extra.join(', ')}`,
    ),
    ...when(details.ev !== tags.includes('EV'), 'ev and the tag EV disagree'),
    ...when(!patterns.some(({ prefix }) => vin.startsWith(prefix)), "VIN is not its model's"),
    ...when(vin.charAt(9) !== vinYearCode(modelYear), 'VIN is of another model year'),
    ...when(!isValidVin(vin), 'the check digit of its VIN is wrong'),
  ]
}

const pictures: VehicleRule = ({ image, details: { profileImage } }) =>
  when(
    image.body !== profileImage.body || image.paint !== profileImage.paint,
    'image and profileImage show two vehicles',
  )

const health: VehicleRule = ({ health: stated, details }) => {
  const real = healthOf(details)
  return when(stated !== real, `health is ${stated}, the readings say ${real}`)
}

const diagnostics: VehicleRule = ({ details: { diagnostics: flags, oilLife, tirePressure } }) => [
  ...when(flags.oil !== isLowOil(oilLife), 'the oil flag is not what oilLife says'),
  ...when(flags.tire !== lowTires(tirePressure).length > 0, 'the tire flag is not what the tires say'),
]

const tires: VehicleRule = ({ details: { tirePressure } }) =>
  when(
    tirePressure !== null &&
      (tirePressure.recommendedFront !== RECOMMENDED_PSI || tirePressure.recommendedRear !== RECOMMENDED_PSI),
    `recommended pressure is not ${RECOMMENDED_PSI}`,
  )

const economyAndRange: VehicleRule = ({ modelName, details }) => {
  const spec = findModel(modelName, details.ev)
  const { fuel, fuelEconomyMpg, rangeMi: range } = details
  if (!spec || fuel === null || fuelEconomyMpg === null || range === null) return []
  const expected = rangeMi(spec, fuel, fuelEconomyMpg)
  const [low, high] = spec.economyMpg
  return [
    ...when(fuelEconomyMpg < low || fuelEconomyMpg > high, `economy ${fuelEconomyMpg} is not its model's`),
    ...when(
      // Half a mile is the rounding of the shown figure, which counts on an empty tank.
      Math.abs(range - expected) > expected * RANGE_TOLERANCE + 0.5,
      `range is ${range}, but its fuel lasts for ${Math.round(expected)} miles`,
    ),
  ]
}

const age: VehicleRule = ({ modelYear, status, addedDaysAgo, details: { odometerMi, notifications } }) => {
  const years = FLEET_YEAR - modelYear
  const inSetup = ['pendingConfiguration', 'waitingForIgnition', 'configurationError'].includes(status)
  return [
    ...when(
      odometerMi < years * MILES_A_YEAR.min || odometerMi > years * MILES_A_YEAR.max,
      `odometer ${odometerMi} does not fit model year ${modelYear}`,
    ),
    ...when(addedDaysAgo > years * 365, 'was added before it was built'),
    ...when(inSetup && addedDaysAgo > MAX_SETUP_DAYS, `is ${status} since ${addedDaysAgo} days`),
    ...when(
      notifications.some(({ minutesAgo }) => minutesAgo > addedDaysAgo * 24 * 60),
      'told something before it was added',
    ),
  ]
}

const driving: VehicleRule = ({ driverId, details: { prndle, isIgnitionOn, isDriveBlockEnabled, map } }) => {
  const moves = REGIONS.some((region) => map[region].speedMph > 0)
  return [
    ...when(!isIgnitionOn && prndle !== 'P', `ignition is off in ${prndle}`),
    ...when(moves && prndle !== 'D' && prndle !== 'R', `moves in ${prndle}`),
    ...when(!moves && (prndle === 'D' || prndle === 'R'), `stands in ${prndle}`),
    ...when(moves && !isIgnitionOn, 'moves with ignition off'),
    ...when(isIgnitionOn && driverId === null, 'ignition is on without a driver'),
    ...when(isIgnitionOn && isDriveBlockEnabled, 'ignition is on under a drive block'),
    ...when(new Set(REGIONS.map((region) => map[region].speedMph)).size > 1, 'speed differs by region'),
  ]
}

const connection: VehicleRule = ({ status, details: { clickable, isIgnitionOn } }) => [
  ...when(clickable !== sendsReadings(status), 'clickable must mean that it reports'),
  ...when(
    isIgnitionOn && (!sendsReadings(status) || status === 'waitingForIgnition'),
    `ignition is on, but it is ${status}`,
  ),
]

const notifications: VehicleRule = ({ status, driverId, details }) => {
  const told = new Set(details.notifications.map(({ kind }) => kind))
  const ages = details.notifications.map(({ minutesAgo }) => minutesAgo)
  const onlyIf = (kind: VehicleNotification['kind'], may: boolean): string[] =>
    when(told.has(kind) && !may, `must not tell of ${kind}`)
  const driven = sendsReadings(status) && status !== 'waitingForIgnition'
  return [
    ...when(told.has('tire') !== details.diagnostics.tire, 'tire notification and tire flag disagree'),
    ...when(told.has('oil') !== details.diagnostics.oil, 'oil notification and oil flag disagree'),
    ...onlyIf('charging', details.ev && driven),
    ...onlyIf('trip', driven),
    ...onlyIf('speeding', driven && driverId !== null),
    ...onlyIf('checkOut', driven && driverId !== null && details.allowDriverCheckIn),
    ...when(
      ages.some((minutes, at) => at > 0 && minutes <= (ages[at - 1] ?? 0)),
      'notifications are not newest first, each at its own time',
    ),
  ]
}

const plates: VehicleRule = ({ licensePlate, image: { body }, details: { ev } }) =>
  REGIONS.flatMap((region) =>
    when(
      !isPlate(licensePlate[region], region, { body, ev }),
      `plate ${licensePlate[region]} has not the form of ${region}`,
    ),
  )

const movement: VehicleRule = ({ image, details: { map } }) =>
  REGIONS.flatMap((region) => [
    ...when(map[region].icon !== image.body, `map icon in ${region} is a ${map[region].icon}`),
    ...loopProblems(region, map[region]).map((problem) => `${problem} in ${region}`),
  ])

const trips: VehicleRule = ({ id, details: { map, tripHistorySummary } }) =>
  REGIONS.flatMap((region) => {
    const { images, offset, dots } = tripHistorySummary[region]
    const positions = dots.map(({ position }) => position)
    const numbers = [...new Set(dots.map(({ num }) => num))]
    return [
      ...when(
        numbers.length !== 0 && numbers.join() !== TRIP_NUMBERS.join(),
        `trips in ${region} are not 1 to 5`,
      ),
      ...when(
        images.join() !== numbers.map((num) => `trip-${id}-${num}`).join(),
        `overview pictures in ${region} are not of its trips`,
      ),
      ...numbers.flatMap((num) => {
        const types = dots.filter((dot) => dot.num === num).map(({ type }) => type)
        const inOrder = types.at(0) === 0 && types.at(-1) === 3
        const once = types.filter((type) => type === 0 || type === 3).length === 2
        return when(!inOrder || !once, `trip ${num} in ${region} does not lead from one start to one end`)
      }),
      ...when(
        [...positions, map[region].start].some((position) => !isInside(routeBox(region), position)),
        `a trip leaves the box of ${region}`,
      ),
      ...when(
        positions.length > 0 && distanceMi(offset, centerOf(positions)) > 0.01,
        `offset in ${region} is not the center of its dots`,
      ),
    ]
  })

/** All rules for one vehicle. */
export const VEHICLE_RULES: readonly VehicleRule[] = [
  readings,
  model,
  pictures,
  health,
  diagnostics,
  tires,
  economyAndRange,
  age,
  driving,
  connection,
  notifications,
  plates,
  movement,
  trips,
]
