import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { MapAnimation, TripHistorySummary, Vehicle } from '#domain/vehicle/vehicle'
import { type VehicleRow, VehicleSchema } from './vehicle'

const way: MapAnimation = {
  icon: 'pickup',
  start: [-87.7, 41.9],
  end: [-87.69, 41.9],
  speedMph: 30,
  rotationDeg: 90,
  path: '',
}
const trips: TripHistorySummary = {
  images: ['trip-v-1-1'],
  offset: [-87.7, 41.9],
  mapSize: [320, 180],
  dots: [
    { type: 0, position: [-87.71, 41.9], num: 1 },
    { type: 3, position: [-87.7, 41.9], num: 1 },
  ],
}
const good: Vehicle = {
  id: 'v-1',
  image: { body: 'pickup', paint: 'white' },
  label: 'Unit 118',
  makeName: 'Chevrolet',
  modelName: 'Silverado 1500',
  modelYear: 2023,
  tags: ['Truck', 'Services'],
  status: 'connected',
  vin: '1M8GDM9AXKP042788',
  licensePlate: { us: 'AB 12345', ca: 'BP 22538', mx: 'SFW-411-K' },
  fleet: 'Fleet One',
  health: 'noIssues',
  driverId: null,
  addedDaysAgo: 300,
  addOns: { adapter: false, chargingNetwork: 'Voltway', camera: false },
  details: {
    clickable: true,
    isDriveBlockEnabled: false,
    prndle: 'D',
    isIgnitionOn: true,
    isLocationMasked: false,
    ev: false,
    profileImage: { body: 'pickup', paint: 'white' },
    fuel: 64,
    rangeMi: 296,
    odometerMi: 28406,
    oilLife: null,
    fuelEconomyMpg: 18.7,
    brakePad: { front: 71, rear: 78 },
    engineFilter: null,
    tirePressure: {
      frontLeft: 34,
      frontRight: 35,
      rearLeft: 35,
      rearRight: 34,
      recommendedFront: 35,
      recommendedRear: 35,
    },
    diagnostics: { oil: false, tire: false },
    camera: { front: 'recording', driver: 'recording' },
    notifications: [{ kind: 'trip', minutesAgo: 59 }],
    allowDriverCheckIn: true,
    allowDriverRemoteCommands: false,
    map: { us: way, ca: structuredClone(way), mx: structuredClone(way) },
    tripHistorySummary: { us: trips, ca: structuredClone(trips), mx: structuredClone(trips) },
  },
}

/** Returns the invalid fields as dotted paths. */
function faults(row: unknown): (string | null)[] {
  return (v.safeParse(VehicleSchema, row).issues ?? []).map((issue) => v.getDotPath(issue))
}

/** Returns the valid vehicle with another value at a dotted path. */
function withValue(path: string, value: unknown): unknown {
  const row = structuredClone(good)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), row)
  Reflect.set(Object(holder), last, value)
  return row
}

describe('VehicleSchema', () => {
  it('accepts a vehicle and returns it unchanged', () => {
    expect(v.parse(VehicleSchema, good)).toEqual(good)
  })

  it('has exactly the type of a vehicle', () => {
    expectTypeOf<VehicleRow>().toEqualTypeOf<Vehicle>()
  })

  it('accepts a vehicle without readings', () => {
    const silent = { fuel: null, rangeMi: null, fuelEconomyMpg: null, brakePad: null, tirePressure: null }
    expect(faults({ ...good, details: { ...good.details, ...silent } })).toEqual([])
  })

  it('accepts the optional size of an overview', () => {
    expect(faults(withValue('details.tripHistorySummary.us.size', [640, 360]))).toEqual([])
  })

  it.each<[path: string, value: unknown]>([
    ['id', 'u-1'],
    ['id', 'v-01'],
    ['label', ''],
    ['label', ' Unit 118'],
    ['label', 'U'.repeat(81)],
    ['modelYear', 1979],
    ['tags', []],
    ['tags', ['Truck', 'Truck']],
    ['tags.0', 'Boat'],
    ['status', 'Connected'],
    ['vin', '1M8GDM9AOKP042788'],
    ['vin', '1M8GDM9AXKP04278'],
    ['licensePlate.mx', ''],
    ['fleet', ' Fleet One'],
    ['health', 'low'],
    ['driverId', 'm-1'],
    ['addedDaysAgo', -1],
    ['image.paint', 'pink'],
    ['details.prndle', 'S'],
    ['details.isLocationMasked', 'yes'],
    ['details.camera.front', 'on'],
    ['details.fuel', 101],
    ['details.fuel', 63.5],
    ['details.oilLife', -1],
    ['details.odometerMi', -1],
    ['details.rangeMi', 701],
    ['details.fuelEconomyMpg', 0],
    ['details.brakePad.front', 101],
    ['details.engineFilter', 101],
    ['details.tirePressure.rearLeft', 81],
    ['details.tirePressure.recommendedFront', 0],
    ['details.notifications.0.kind', 'recall'],
    ['details.notifications.0.minutesAgo', -1],
    ['details.map.us.start.0', -181],
    ['details.map.ca.end.1', 91],
    ['details.map.mx.speedMph', -1],
    ['details.map.mx.speedMph', 121],
    ['details.map.us.rotationDeg', 360],
    ['details.map.us.rotationDeg', -1],
    ['details.tripHistorySummary.us.images', ['1', '2', '3', '4', '5', '6']],
    ['details.tripHistorySummary.us.dots.0.type', 7],
    ['details.tripHistorySummary.us.dots.0.num', 6],
    ['details.tripHistorySummary.ca.mapSize.0', 0],
    ['details.tripHistorySummary.ca.offset.1', Number.NaN],
  ])('finds the fault in %s = %j, and there alone', (path, value) => {
    expect(faults(withValue(path, value))).toEqual([path])
  })

  it.each(['label', 'vin', 'details'])('requires the field %s', (field) => {
    const { [field as 'label']: _, ...rest } = good
    expect(faults(rest)).toEqual([field])
  })

  it.each([
    'extra',
    'image.extra',
    'licensePlate.extra',
    'details.extra',
    'details.brakePad.extra',
    'details.tirePressure.extra',
    'details.diagnostics.extra',
    'details.notifications.0.extra',
    'details.map.us.extra',
    'details.tripHistorySummary.us.extra',
    'details.tripHistorySummary.us.dots.0.extra',
  ])('refuses the unknown field %s', (path) => {
    expect(faults(withValue(path, true))).toEqual([path])
  })

  it('requires every region', () => {
    const { mx: _, ...two } = good.details.map
    expect(faults(withValue('details.map', two))).toEqual(['details.map.mx'])
  })

  it('rejects a position of one number', () => {
    expect(faults(withValue('details.map.us.start', [-87.7]))).toEqual(['details.map.us.start.1'])
  })
})
