import type { DrivenVehicle, VehicleDetails } from '#domain/vehicle/vehicle'
import { healthOf } from '#domain/vehicle/vehicleHealth'

type Point = [lng: number, lat: number]
const HERE: Point = [0, 0]

const parked = () => ({ icon: 'suv' as const, start: HERE, end: HERE, speedMph: 0, rotationDeg: 0, path: '' })
const noTrips = () => ({ images: [], offset: HERE, mapSize: [320, 180] as [number, number], dots: [] })

/** A reporting vehicle without issues; tests override fields. */
export function aVehicle(
  changes: Partial<DrivenVehicle> = {},
  details: Partial<VehicleDetails> = {},
): DrivenVehicle {
  const all: VehicleDetails = {
    clickable: true,
    isDriveBlockEnabled: false,
    prndle: 'D',
    isIgnitionOn: true,
    isLocationMasked: false,
    ev: false,
    profileImage: { body: 'suv', paint: 'red' },
    fuel: 64,
    rangeMi: 300,
    odometerMi: 28_406,
    oilLife: 42,
    fuelEconomyMpg: 18.7,
    brakePad: { front: 70, rear: 70 },
    engineFilter: 84,
    tirePressure: {
      frontLeft: 35,
      frontRight: 35,
      rearLeft: 35,
      rearRight: 35,
      recommendedFront: 35,
      recommendedRear: 35,
    },
    diagnostics: { oil: false, tire: false },
    camera: { front: 'recording', driver: 'recording' },
    notifications: [],
    allowDriverCheckIn: true,
    allowDriverRemoteCommands: false,
    map: { us: parked(), ca: parked(), mx: parked() },
    tripHistorySummary: { us: noTrips(), ca: noTrips(), mx: noTrips() },
    ...details,
  }
  return {
    id: 'v-1',
    image: { body: 'suv', paint: 'red' },
    label: 'Unit 118',
    makeName: 'Chevrolet',
    modelName: 'Tahoe',
    modelYear: 2023,
    tags: ['SUV'],
    status: 'connected',
    vin: '1GNSKBKC4PR100001',
    licensePlate: { us: 'AB 12', ca: 'CD 34', mx: 'EF 56' },
    fleet: 'Fleet One',
    health: healthOf(all),
    addOns: { adapter: false, chargingNetwork: null, camera: true },
    driverId: 'u-1',
    driverName: 'Luis Mendoza',
    addedDaysAgo: 10,
    ...changes,
    details: all,
  }
}

/** Readings of a vehicle that does not report. */
export const SILENT = {
  fuel: null,
  rangeMi: null,
  oilLife: null,
  fuelEconomyMpg: null,
  brakePad: null,
  engineFilter: null,
  tirePressure: null,
} satisfies Partial<VehicleDetails>
