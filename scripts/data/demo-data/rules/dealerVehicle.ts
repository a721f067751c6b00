import type { Region } from '#domain/base/locale'
import { dealerHealth } from '#domain/dealer/dealerHealth'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { LOTS, type Lot } from '#domain/dealer/lot'
import type { LngLat } from '#domain/geo/lngLat'
import type { Geofence } from '#domain/geofence/geofence'
import { isInRing } from '#domain/geofence/geofenceMeasure'
import { isLowLevel, isLowOil, lowTires } from '#domain/vehicle/lowReadings'
import { vinYearCode } from '#domain/vehicle/vin'
import { findInventoryModel } from '../dealer/inventoryModels'
import { isPlate } from '../fleet/plates'
import { FLEET_YEAR } from '../fleet/vehicles'
import { sendsReadings } from '../plan/health'
import { fitsYear, rangeMi } from '../plan/models'
import { RECOMMENDED_PSI } from '../plan/readings'
import { REGIONS } from '../plan/regions'
import { loopProblems } from './loops'
import { when } from './rule'

/** Miles that a new vehicle on a lot may have: it was moved and tried. */
const DELIVERY_MILES = 100
/** Miles a year that a used vehicle covered. */
const MILES_A_YEAR = { min: 5000, max: 15_000 }

/** What the fields of one dealer vehicle do not say together. */
export function dealerVehicleProblems(vehicle: DealerVehicle, geofences: readonly Geofence[]): string[] {
  return [
    ...modelProblems(vehicle),
    ...inventoryProblems(vehicle),
    ...readingProblems(vehicle),
    ...healthProblems(vehicle),
    ...usageProblems(vehicle),
    ...positionProblems(vehicle, geofences),
  ]
}

function modelProblems(vehicle: DealerVehicle): string[] {
  const {
    makeName,
    modelName,
    modelYear,
    details,
    image,
    color,
    bodyStyle,
    category,
    drivetrain,
    vin,
    interior,
  } = vehicle
  const found = findInventoryModel(makeName, modelName, details.ev)
  if (!found) return [`is no model of a dealer: ${makeName} ${modelName}`]
  const { spec } = found
  const patterns = spec.vins.filter((pattern) => fitsYear(pattern, modelYear))
  return [
    ...when(modelYear < spec.years[0] || modelYear > spec.years[1], `was not built in ${modelYear}`),
    ...when(image.body !== spec.body || details.profileImage.body !== spec.body, 'is drawn as another body'),
    ...when(image.paint !== color || details.profileImage.paint !== color, `is not drawn ${color}`),
    ...when(bodyStyle !== found.bodyStyle || category !== found.category, 'has the style of another model'),
    ...when(interior === 'white' && bodyStyle !== 'coupe', 'has white seats and is no coupe'),
    ...when(!found.drivetrains.includes(drivetrain), `is not sold with ${drivetrain}`),
    ...when(!patterns.some(({ prefix }) => vin.startsWith(prefix)), "VIN is not its model's"),
    ...when(vin.charAt(9) !== vinYearCode(modelYear), 'VIN is of another model year'),
  ]
}

function inventoryProblems(vehicle: DealerVehicle): string[] {
  const { stockStatus, addedDaysAgo, daysInInventory, geofence, status, details, lot, fleet } = vehicle
  const inTransit = stockStatus === 'inTransit'
  const arrivedDaysAgo = details.deliveryDate.daysAgo
  return [
    ...when(
      daysInInventory !== addedDaysAgo,
      `is ${daysInInventory} days in inventory, added ${addedDaysAgo}`,
    ),
    ...when(
      inTransit !== (addedDaysAgo === null),
      'has no date added though it is in stock, or one in transit',
    ),
    ...when(
      inTransit && (geofence !== null || sendsReadings(status)),
      'reports or stands on a lot in transit',
    ),
    ...when(
      inTransit ? arrivedDaysAgo >= 0 : arrivedDaysAgo < (addedDaysAgo ?? 0),
      'was added before delivery',
    ),
    ...when(
      lot !== 'Courtesy Lot' && fleet !== (lot === 'Main Lot' ? 'Dealer One' : 'Dealer Two'),
      `is of ${fleet} on ${lot}`,
    ),
  ]
}

function readingProblems({ status, details, chargeLevel }: DealerVehicle): string[] {
  const { ev, fuel, rangeMi: range, tirePressure, oilLife, connectedOn, clickable } = details
  const there = sendsReadings(status)
  return [
    ...when((fuel !== null) !== (there && !ev), `has fuel ${fuel}`),
    ...when((chargeLevel !== null) !== (there && ev), `has charge ${chargeLevel}`),
    ...when((oilLife !== null) !== (there && !ev), `has oil life ${oilLife}`),
    ...when((tirePressure !== null) !== there || (range !== null) !== there, 'has readings, or lacks them'),
    ...when(there && connectedOn === null, 'reports, but was never heard of'),
    ...when(clickable !== there, 'clickable must mean that it reports'),
    ...when(
      tirePressure !== null &&
        (tirePressure.recommendedFront !== RECOMMENDED_PSI ||
          tirePressure.recommendedRear !== RECOMMENDED_PSI),
      `recommended pressure is not ${RECOMMENDED_PSI}`,
    ),
  ]
}

function healthProblems(vehicle: DealerVehicle): string[] {
  const { health: stated, details, chargeLevel, makeName, modelName, daysInInventory } = vehicle
  const { diagnostics: flags, tirePressure, oilLife, fuel, ev, rangeMi: range } = details
  const spec = findInventoryModel(makeName, modelName, ev)?.spec
  const level = ev ? chargeLevel : fuel
  const [low, high] = spec?.economyMpg ?? [0, 0]
  return [
    ...when(stated !== dealerHealth(flags), `health is ${stated}`),
    ...when(Object.values(flags).filter(Boolean).length > 1, 'has more faults than its health names'),
    ...when(flags.tire !== lowTires(tirePressure).length > 0, 'the tire flag is not what the tires say'),
    ...when(flags.oil !== isLowOil(oilLife), 'the oil flag is not what oilLife says'),
    ...when(flags.fuel !== isLowLevel(fuel), 'the fuel flag is not what fuel says'),
    ...when(
      ev ? flags.battery !== isLowLevel(chargeLevel) : flags.battery && (daysInInventory ?? 0) <= 90,
      'the battery flag is not what charge or standing say',
    ),
    ...when(
      spec !== undefined &&
        level !== null &&
        range !== null &&
        (range < rangeMi(spec, level, low) - 1 || range > rangeMi(spec, level, high) + 1),
      `range ${range} does not come out of ${level} percent`,
    ),
  ]
}

function usageProblems(vehicle: DealerVehicle): string[] {
  const { tags, condition, modelYear, odometerMi, license, assignedDriver, status, image, details } = vehicle
  const years = FLEET_YEAR - modelYear
  const isLent = tags.includes('Demo')
  return [
    ...when((license !== null) !== isLent, 'has a plate and is no demonstrator, or lacks one'),
    ...REGIONS.flatMap((region) =>
      when(
        license !== null && !isPlate(license[region], region, { body: image.body, ev: details.ev }),
        `plate has not the form of ${region}`,
      ),
    ),
    ...when(assignedDriver !== null && (!isLent || status !== 'connected'), 'is lent, but nothing to lend'),
    ...when(
      condition === 'new' && !isLent && odometerMi > DELIVERY_MILES,
      `is new and has ${odometerMi} miles`,
    ),
    ...when(
      condition === 'used' &&
        (odometerMi < years * MILES_A_YEAR.min || odometerMi > years * MILES_A_YEAR.max),
      `odometer ${odometerMi} does not fit model year ${modelYear}`,
    ),
  ]
}

function positionProblems(vehicle: DealerVehicle, geofences: readonly Geofence[]): string[] {
  const { details, geofence, assignedDriver, stockStatus, image } = vehicle
  const speeds = new Set(REGIONS.map((region) => details.map[region].speedMph))
  return [
    ...when(speeds.size > 1, 'speed differs by region'),
    ...when(!speeds.has(0) && (assignedDriver === null || geofence !== null), 'moves, but nobody drives it'),
    ...when(
      geofence === null && assignedDriver === null && stockStatus === 'inStock',
      'is off its lot for nobody',
    ),
    ...REGIONS.flatMap((region) => {
      const { start, icon } = details.map[region]
      const lot = lotAt(geofences, region, start)
      return [
        ...when(icon !== image.body, `map icon in ${region} is a ${icon}`),
        ...when(lot !== geofence, `is on ${lot} in ${region}, not ${geofence}`),
        ...loopProblems(region, details.map[region]).map((problem) => `${problem} in ${region}`),
      ]
    }),
  ]
}

/** The lot whose fence holds a position; null when none does. */
function lotAt(geofences: readonly Geofence[], region: Region, position: LngLat): Lot | null {
  return (
    LOTS.find((lot) =>
      geofences.some(({ name, area }) => {
        const fence = area[region]
        return name.us === lot && fence.type === 'Polygon' && isInRing(fence.coordinates[0], position)
      }),
    ) ?? null
  )
}
