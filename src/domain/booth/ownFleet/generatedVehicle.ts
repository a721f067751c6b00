import { REGIONS, type Region } from '#domain/base/locale'
import { seededRandom, seedOf } from '#domain/base/seededRandom'
import type { FleetUser } from '#domain/people/user'
import { tankOf } from '#domain/vehicle/tankCapacity'
import {
  UNKNOWN_MODEL,
  type Vehicle,
  type VehicleImage,
  type VehicleNotification,
  type VehicleTag,
} from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { APPEARANCE_BY_KIND, type VinKind } from '#domain/vehicle/vinDecode'
import { BODIES_BY_KIND, type Share } from './donors'
import type { FleetVinFacts } from './fleetVin'
import type { Stop } from './stops'

/** What a vehicle is called if its VIN tells the make and type or neither, in the booth's language. */
export type KindWords = Record<VinKind, (make: string) => string> & { unknown: string }

/** What a vehicle is called by what its VIN tells. */
export function modelInWords({ make, kind }: FleetVinFacts, words: KindWords): string {
  return make === null || kind === null ? words.unknown : words[kind](make)
}

/** A prospect's vehicle with its ids, and how it differs from its donor. */
export interface GeneratedShare extends Share {
  /** `v-N`. */
  id: string
  driver: FleetUser | null
  /** Minutes by which its trips start earlier than its donor's, so that copies of one donor are not in the same place. */
  earlierMinutes: number
  /** Difference to the donor's odometer in whole miles; may be negative. */
  moreMiles: number
  /** Where it stands if not where its donor does. */
  stop: Stop | null
}

/** Minutes between two vehicles that repeat the same days. */
const MINUTES_APART = 5
/** Average miles a year of a working vehicle, and the minimum. */
const MILES_A_YEAR = 9500
const LEAST_MILES = 400
/** Spread around that average, as a share. */
const MILES_SPREAD = 0.25
const DAYS_A_YEAR = 365

/** Minutes by which the n-th copy of a donor begins its days earlier. */
export const earlierMinutes = (copy: number): number => copy * MINUTES_APART

/** Whole miles between a vehicle's odometer and its donor's: fits the model year, and never less than it drove. */
export function moreMiles(
  { vehicle, donor, copy }: Share,
  days: VehicleDays | undefined,
  currentYear: number,
): number {
  const { modelYear } = vehicle.facts
  if (donor.details.odometerMi === 0 || (modelYear === null && copy === 0)) return 0
  const years = modelYear === null ? null : Math.max(0.5, currentYear - modelYear)
  const usual = years === null ? donor.details.odometerMi : years * MILES_A_YEAR
  const random = seededRandom(seedOf(`odometer of ${vehicle.vin}`))
  const wanted = usual * (1 + MILES_SPREAD * (2 * random.next() - 1))
  const began = days?.startOdometerMi ?? donor.details.odometerMi
  return Math.round(Math.max(wanted - donor.details.odometerMi, LEAST_MILES - began))
}

/** The row of a prospect's vehicle: its own name, VIN and looks, its donor's readings and movement. */
export function generatedVehicle(
  generated: GeneratedShare,
  modelName: string,
  plates: Set<string>,
  currentYear: number,
): Vehicle {
  const { vehicle, donor, id, driver, copy, stop } = generated
  const { make, modelYear } = vehicle.facts
  const image = imageOf(generated)
  const { driveBlockLog: _, ...row } = donor
  const tank = tankOf(donor)
  const { details } = donor
  return {
    ...row,
    id,
    image,
    label: vehicle.name,
    makeName: make ?? UNKNOWN_MODEL,
    modelName,
    modelYear: modelYear ?? 0,
    tags: tagsOf(generated),
    vin: vehicle.vin,
    licensePlate: inRegions((region) =>
      plateOf(donor.licensePlate[region], `${vehicle.vin} ${region}`, copy, plates),
    ),
    fleet: vehicle.group,
    driverId: driver?.id ?? null,
    addedDaysAgo: addedDaysAgo(donor, modelYear, currentYear),
    ...(tank !== null && { tank }),
    details: {
      ...details,
      profileImage: image,
      odometerMi:
        (stop?.odometerMi ?? details.odometerMi) + (details.odometerMi === 0 ? 0 : generated.moreMiles),
      ...(stop && { ...PARKED, ...levelAt(stop, details) }),
      notifications: notificationsOf(generated),
      map: inRegions((region) => ({
        ...details.map[region],
        ...(stop && { start: stop.position[region], end: stop.position[region], speedMph: 0, path: '' }),
        icon: image.body,
        ...(copy > 0 && { aheadMinutes: generated.earlierMinutes }),
      })),
      tripHistorySummary: inRegions((region) => {
        const summary = details.tripHistorySummary[region]
        return { ...summary, images: summary.images.map((name) => name.replace(donor.id, id)) }
      }),
    },
  }
}

/** A copy at a stop is parked, also where its donor drives. */
const PARKED = { prndle: 'P', isIgnitionOn: false } as const

/** Fuel or charge at its stop, and the range that is left with it. */
function levelAt({ fuel }: Stop, before: Vehicle['details']): Pick<Vehicle['details'], 'fuel' | 'rangeMi'> {
  const { rangeMi } = before
  return { fuel, rangeMi: rangeMi && before.fuel && Math.round((rangeMi * fuel) / before.fuel) }
}

/** The donor's notifications, at the donor's times; about its trips if it drove others. The newest first. */
function notificationsOf({ donor, earlierMinutes, stop }: GeneratedShare): VehicleNotification[] {
  const { notifications } = donor.details
  const shared = stop
    ? [
        ...stop.trips.map(({ ended }) => ({
          kind: 'trip' as const,
          minutesAgo: 'minutesAgo' in ended ? ended.minutesAgo : 0,
        })),
        ...notifications
          .filter(({ kind }) => kind !== 'trip' && kind !== 'speeding')
          .map((one) => ({ ...one, minutesAgo: one.minutesAgo + stop.earlierMinutes })),
      ].sort((a, b) => a.minutesAgo - b.minutesAgo)
    : notifications
  return shared.map((one) => ({ ...one, minutesAgo: one.minutesAgo + earlierMinutes }))
}

/** The donor's image if it matches the type in the VIN. */
function imageOf({ vehicle, donor, copy }: Share): VehicleImage {
  const { kind } = vehicle.facts
  const { body, paint } = donor.image
  const fits = kind === null || BODIES_BY_KIND[kind].includes(body)
  const own = copy === 0 ? paint : seededRandom(seedOf(`paint of ${vehicle.vin}`)).pick(WORK_PAINTS)
  return { body: fits || kind === null ? body : APPEARANCE_BY_KIND[kind].body, paint: own }
}

/** Common colors of company vehicles. */
const WORK_PAINTS = ['white', 'silver', 'grey', 'black', 'blue', 'red'] as const

/** Tags for its type, its drive, and whether it is in service. */
function tagsOf({ vehicle, donor }: Share): VehicleTag[] {
  const { kind } = vehicle.facts
  const types: readonly VehicleTag[] = ['Car', 'SUV', 'Truck']
  const own = donor.tags.filter((tag) => kind === null || !types.includes(tag))
  return kind === null ? own : [APPEARANCE_BY_KIND[kind].tag, ...own]
}

/** Not before it was built. */
function addedDaysAgo(donor: Vehicle, modelYear: number | null, currentYear: number): number {
  const years = modelYear === null ? null : currentYear - modelYear
  return years === null || years < 1 ? donor.addedDaysAgo : Math.min(donor.addedDaysAgo, years * DAYS_A_YEAR)
}

/** A plate of the same format that no other vehicle has. */
function plateOf(plate: string, seed: string, copy: number, plates: Set<string>): string {
  const random = seededRandom(seedOf(`plate of ${seed}`))
  let own = plate
  while (copy > 0 && plates.has(own)) own = plate.replace(/\d/g, () => String(random.int(1, 9)))
  plates.add(own)
  return own
}

function inRegions<Value>(of: (region: Region) => Value): Record<Region, Value> {
  const [us, ca, mx] = REGIONS.map(of) as [Value, Value, Value]
  return { us, ca, mx }
}
