import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mappableVehicles } from '#domain/dealer/mappableVehicles'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { fleetValues } from './mapFilter'

const VEHICLES: Vehicle[] = JSON.parse(
  readFileSync(new URL('../../../demo-data/vehicles.json', import.meta.url), 'utf8'),
).vehicles

describe.each(['us', 'ca', 'mx'] as const)('the movement of a vehicle in %s', (region) => {
  const having = (movement: string) =>
    VEHICLES.filter((vehicle) => fleetValues(vehicle, 'movement', region).includes(movement))

  it('is that of those on the map', () => {
    const placed = mappableVehicles(VEHICLES, region).map(({ id }) => id)
    expect([...having('moving'), ...having('parked')].map(({ id }) => id).sort()).toEqual(placed.sort())
  })

  it('is not said of a vehicle whose position is hidden', () => {
    const [vehicle] = having('moving')
    if (!vehicle) throw new Error('no vehicle moves')
    const hidden = { ...vehicle, details: { ...vehicle.details, isLocationMasked: true } }
    expect(fleetValues(hidden, 'movement', region)).toEqual(['unplaced'])
  })
})
