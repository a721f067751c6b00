import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inventoryHealth } from '#domain/dealer/dealerHealth'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { coverageOf } from '#domain/performance/coverage'
import { eventFigures } from '#domain/performance/eventRows'
import { isReachable } from './remoteCommand'
import type { HealthLevel, Vehicle } from './vehicle'
import type { VehicleDays } from './vehicleDays'
import { reportsReadings } from './vehicleHealth'

const read = <Row>(file: string, name: string): Row[] =>
  JSON.parse(readFileSync(`demo-data/${file}.json`, 'utf8'))[name]
const vehicles = read<Vehicle>('vehicles', 'vehicles')
const inventory = read<DealerVehicle>('dealer', 'dealerVehicles').map((vehicle) => ({
  ...vehicle,
  health: inventoryHealth(vehicle),
}))

interface Listed
  extends Pick<Vehicle, 'id' | 'status' | 'image' | 'label' | 'makeName' | 'modelName' | 'modelYear'> {
  health: HealthLevel
  details: { clickable: boolean; ev: boolean }
}

it.each<[string, readonly Listed[], string]>([
  ['fleet', vehicles, 'vehicleDays'],
  ['inventory', inventory, 'dealerVehicleDays'],
])('is the same for every vehicle of the %s, whichever screen asks', (_, listed, dataset) => {
  const rows = read<VehicleDays>('days', dataset)
  const daysOf = new Map(rows.map((row) => [row.id, row]))
  const ids = (some: readonly Listed[]) => some.map(({ id }) => id)
  const noData = ids(listed.filter(({ health }) => health === 'noData'))
  const { notDriven } = coverageOf(listed, rows, 30)
  const inEvents = listed.filter(
    ({ id, health }) => eventFigures(health, daysOf.get(id), 30).driving === 'silent',
  )
  expect(noData.length).toBeGreaterThan(0)
  expect(ids(inEvents)).toEqual(noData)
  expect(ids(notDriven.filter(({ health }) => health === 'noData'))).toEqual(noData)
  expect(ids(listed.filter(({ status }) => !isReachable(status)))).toEqual(noData)
})

it('has vehicles of the fleet that report and were not driven', () => {
  const driven = new Set(read<VehicleDays>('days', 'vehicleDays').map(({ id }) => id))
  const parked = vehicles.filter((vehicle) => !driven.has(vehicle.id) && reportsReadings(vehicle))
  expect(parked.length).toBeGreaterThan(0)
  for (const { health } of parked) expect(eventFigures(health, undefined, 30).driving).toBe('parked')
})
