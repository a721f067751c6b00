import type { DayTime } from '#domain/base/demoTime'
import { type MapAnimation, type TripHistorySummary, UNKNOWN_MODEL, type Vehicle } from './vehicle'
import { APPEARANCE_BY_KIND, type VinFacts } from './vinDecode'

/** What an import contains about a vehicle. */
export interface ImportedVehicle {
  vin: string
  facts: VinFacts
}

/** The last characters of a VIN identify a vehicle among those of its maker, model year and plant. */
const LABEL_LENGTH = 8

/**
 * A vehicle that an import adds: waiting for its setup, without readings, driver or place, because it has
 * never reported. Its image is that of its type, in grey.
 */
export function importedVehicle(
  id: string,
  fleet: string,
  { vin, facts }: ImportedVehicle,
  at: DayTime,
): Vehicle {
  const look = facts.kind ? APPEARANCE_BY_KIND[facts.kind] : null
  const image = { body: look?.body ?? 'sedan', paint: 'grey' } as const
  const everywhere = <T>(value: T) => ({ us: value, ca: value, mx: value })
  return {
    id,
    image,
    label: vin.slice(-LABEL_LENGTH),
    makeName: facts.make ?? UNKNOWN_MODEL,
    modelName: UNKNOWN_MODEL,
    modelYear: facts.modelYear ?? 0,
    tags: look ? [look.tag] : [],
    status: 'pendingConfiguration',
    vin,
    licensePlate: everywhere(UNKNOWN_MODEL),
    fleet,
    health: 'noData',
    driverId: null,
    addedDaysAgo: at.daysAgo,
    addOns: { adapter: false, chargingNetwork: null, camera: false },
    details: {
      clickable: true,
      isDriveBlockEnabled: false,
      prndle: 'P',
      isIgnitionOn: false,
      isLocationMasked: false,
      ev: false,
      profileImage: image,
      fuel: null,
      rangeMi: null,
      odometerMi: 0,
      oilLife: null,
      fuelEconomyMpg: null,
      brakePad: null,
      engineFilter: null,
      tirePressure: null,
      diagnostics: { oil: false, tire: false },
      camera: null,
      notifications: [],
      allowDriverCheckIn: false,
      allowDriverRemoteCommands: false,
      map: everywhere<MapAnimation>({ ...NO_POSITION, icon: image.body }),
      tripHistorySummary: everywhere(NO_TRIPS),
    },
  }
}

/** Never shown: a vehicle without readings is not on the map (`unplacedReason`). */
const NO_POSITION: Omit<MapAnimation, 'icon'> = {
  start: [0, 0],
  end: [0, 0],
  speedMph: 0,
  rotationDeg: 0,
  path: '',
}

const NO_TRIPS: TripHistorySummary = { images: [], offset: [0, 0], mapSize: [320, 180], dots: [] }
