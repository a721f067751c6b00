import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Trip } from '#domain/trips/trip'
import { DOT_KINDS } from '#domain/trips/trip'
import { countEvents, type VehicleEvent } from '#domain/vehicle/safetyEvents'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { momentEvents } from './momentEvents'

const read = <Row>(file: string, name: string): Row[] =>
  JSON.parse(readFileSync(`demo-data/${file}.json`, 'utf8'))[name]
const trips = read<Trip>('trips', 'trips')
const vehicles = read<VehicleDays>('days', 'vehicleDays')

/** Events that have a position on the trips' lines. */
const PLACED: VehicleEvent[] = [
  'hardBraking',
  'hardAcceleration',
  'roadSpeeding',
  'speedOver80',
  'adasBraking',
  'excessiveIdling',
  'camera',
]

it('places as many events on the map as the last seven days count', () => {
  for (const days of vehicles) {
    const placed = trips
      .filter(({ vehicleId, daysAgo }) => vehicleId === days.id && daysAgo >= 1)
      .flatMap(({ dots }) => dots.flatMap((dot) => momentEvents(DOT_KINDS[dot.type], dot)))
    for (const event of PLACED) {
      const count = placed.filter((one) => one === event).length
      expect([days.id, event, count]).toEqual([days.id, event, countEvents(days, event, 7)])
    }
  }
})
