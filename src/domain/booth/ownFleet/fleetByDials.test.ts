import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REGIONS } from '#domain/base/locale'
import { mappableVehicles } from '#domain/dealer/mappableVehicles'
import type { FleetDials } from '#domain/device/ownFleetFacts'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { motionAt } from '#domain/vehicle/vehicleMotion'
import { donorsOf } from './donors'
import { generateByDials, previewFleet } from './fleetByDials'
import type { FleetDatasets } from './fleetDatasets'
import { MOST_ON_A_LOOP } from './stops'

const SHIPPED = Object.assign(
  {},
  ...['account', 'vehicles', 'days', 'trips', 'events', 'paths-us', 'paths-ca', 'paths-mx'].map((file) =>
    JSON.parse(readFileSync(`demo-data/${file}.json`, 'utf8')),
  ),
) as FleetDatasets

const TERMS = { plan: { plan: 'basic', trialDaysLeft: null }, cameraAdded: false, currentYear: 2026 } as const

const dialed = (vehicles: number, electricPercent: number, region: FleetDials['region'] = 'us') =>
  previewFleet(SHIPPED, { vehicles, electricPercent, region }, TERMS)

describe('a fleet by dials', () => {
  it.each([
    [10, 0, 0],
    [10, 100, 10],
    [37, 25, 9],
    [120, 50, 60],
    [120, 100, 120],
  ])('of %i vehicles with %i percent has %i electric ones', (vehicles, percent, electric) => {
    const preview = dialed(vehicles, percent)
    expect([preview.figures.vehicleCount, preview.electric]).toEqual([vehicles, electric])
  })

  it('drives but for one in eight, at any size', () => {
    for (const [vehicles, driving] of [
      [10, 9],
      [48, 42],
      [120, 105],
    ] as const)
      expect(dialed(vehicles, 40).figures.checkedOutVehicles).toBe(driving)
  })

  it('has a name, a VIN, a plate and a driver for each vehicle', () => {
    const { vehicles, users } = generateByDials(
      SHIPPED,
      { vehicles: 120, electricPercent: 30, region: 'mx' },
      'Acme',
      2026,
    )
    for (const of of [
      vehicles.map(({ label }) => label),
      vehicles.map(({ vin }) => vin),
      vehicles.map(({ licensePlate }) => licensePlate.mx),
      users.map(({ name }) => name),
      users.map(({ email }) => email),
    ])
      expect(new Set(of).size).toBe(of.length)
    expect(vehicles.flatMap(({ driverId }) => driverId ?? [])).toHaveLength(105)
  })

  it('begins with the vehicle that the tour begins with', () => {
    const fleet = generateByDials(SHIPPED, { vehicles: 30, electricPercent: 60, region: 'us' }, 'Acme', 2026)
    expect(fleet.donors.get('v-1')?.id).toBe('v-1')
  })

  it('puts what stands in one spot there once, as long as there are others', () => {
    const { once } = donorsOf(SHIPPED)
    const { donors } = generateByDials(
      SHIPPED,
      { vehicles: 120, electricPercent: 0, region: 'us' },
      'Acme',
      2026,
    )
    const used = [...donors.values()].filter(({ id }) => once.has(id)).map(({ id }) => id)
    expect(new Set(used).size).toBe(used.length)
  })

  it('has the moving vehicles that repeat one in places of their own', () => {
    const dials = { vehicles: 120, electricPercent: 60, region: 'us' } as const
    const { vehicles, donors } = generateByDials(SHIPPED, dials, 'Acme', 2026)
    const moving = vehicles.filter(({ details }) => details.map.us.speedMph > 0)
    const places = moving.map(
      ({ id, details }) => `${donors.get(id)?.id} ${motionAt(details.map.us, 0, 1).position.join()}`,
    )
    expect(places.length).toBeGreaterThan(40)
    expect(new Set(places).size).toBe(places.length)
  })

  it('has few vehicles on one loop, and parks the others', () => {
    const dials = { vehicles: 116, electricPercent: 85, region: 'ca' } as const
    const { vehicles, donors } = generateByDials(SHIPPED, dials, 'Acme', 2026)
    const isMoving = ({ details }: Vehicle) => details.map.ca.speedMph > 0
    const loops = vehicles.filter(isMoving).map(({ id }) => donors.get(id)?.id)
    const onEach = loops.map((loop) => loops.filter((other) => other === loop).length)
    expect(Math.max(...onEach)).toBe(MOST_ON_A_LOOP)
    const parked = vehicles.filter((one) => {
      const donor = donors.get(one.id)
      return donor !== undefined && isMoving(donor) && !isMoving(one)
    })
    expect(parked.length).toBeGreaterThan(30)
    expect(parked.filter(({ details }) => details.isIgnitionOn || details.prndle !== 'P')).toEqual([])
  })

  it.each(REGIONS)('has the standing vehicles that repeat one at stops of their own in %s', (region) => {
    const { vehicles, donors, trips } = generateByDials(
      SHIPPED,
      { vehicles: 120, electricPercent: 100, region },
      'Acme',
      2026,
    )
    const standing = mappableVehicles(vehicles, region).filter(({ animation }) => animation.speedMph === 0)
    const places = standing.map(({ animation }) => animation.start.join())
    expect(standing.length).toBeGreaterThan(20)
    expect(new Set(places).size).toBe(places.length)
    const copies = standing.filter(({ id }) => trips.some((trip) => trip.vehicleId === id && trip.drivenAs))
    const stops = copies.map(({ id }) => trips.findLast(({ vehicleId }) => vehicleId === id))
    expect(new Set(stops.map((trip) => trip?.map[region].endLocation)).size).toBeGreaterThan(6)
    for (const trip of stops) {
      const donor = donors.get(trip?.vehicleId ?? '')?.id
      const own = SHIPPED.trips.find(({ id }) => id === trip?.drivenAs?.tripId)
      expect([own?.vehicleId, own?.map]).toEqual([donor, trip?.map])
    }
  })

  it('shows in its preview what is stored', () => {
    const dials = { vehicles: 120, electricPercent: 60, region: 'ca' } as const
    const { vehicles } = generateByDials(SHIPPED, dials, 'Acme', 2026)
    expect(previewFleet(SHIPPED, dials, TERMS).placed).toEqual(mappableVehicles(vehicles, 'ca'))
  })

  it('is taxed and placed in its city', () => {
    const [us, ca, mx] = REGIONS.map((region) => dialed(40, 25, region))
    expect(us?.estimate.subtotalCents).toBe(mx?.estimate.subtotalCents)
    expect([us, ca, mx].map((one) => one?.estimate.taxPercent)).toEqual([6.25, 13, 16])
    expect(us?.placed[0]?.animation.start[0]).toBeCloseTo(-87.7, 0)
    expect(mx?.placed[0]?.animation.start[0]).toBeCloseTo(-100.3, 0)
  })
})
