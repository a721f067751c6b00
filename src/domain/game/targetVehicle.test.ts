import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { searchVehicles } from '#domain/lists/vehicleText'
import { aVehicle } from '#domain/testing/vehicle'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { isSearchFound } from './challengeChecks'
import { targetVehicle } from './targetVehicle'

const REGIONS = ['us', 'ca', 'mx'] as const

/** A fleet with a number of vehicles of each model. */
function fleetOf(models: Readonly<Record<string, number>>): DrivenVehicle[] {
  return Object.entries(models)
    .flatMap(([modelName, count]) => Array<string>(count).fill(modelName))
    .map((modelName, at) => aVehicle({ id: `v-${at + 1}`, modelName, label: `Unit ${at + 1}` }))
}

const seeds = Array.from({ length: 30 }, (_, seed) => seed)
const targetModels = (vehicles: readonly DrivenVehicle[]) =>
  [...new Set(seeds.map((seed) => targetVehicle(vehicles, seed)?.modelName ?? null))].sort()

describe('the vehicle that is sought', () => {
  it('is of a model of which there are three at most', () => {
    expect(targetModels(fleetOf({ Tahoe: 3, Equinox: 4, Corvette: 1 }))).toEqual(['Corvette', 'Tahoe'])
  })

  it('has no name that finds another model as well', () => {
    const fleet = fleetOf({ Silverado: 1, 'Silverado HD': 1, Trax: 1 })
    expect(targetModels(fleet)).toEqual(['Silverado HD', 'Trax'])
    // A driver of that name has a vehicle of another model.
    const sparks = [...fleet, aVehicle({ id: 'v-9', modelName: 'Equinox', driverName: 'Ann Traxler' })]
    expect(targetModels(sparks)).toEqual(['Equinox', 'Silverado HD'])
  })

  it('is the same whatever the order of the rows', () => {
    const fleet = fleetOf({ Tahoe: 1, Corvette: 1, Trax: 1, Spark: 1 })
    for (const seed of seeds)
      expect(targetVehicle([...fleet].reverse(), seed)?.modelName).toBe(targetVehicle(fleet, seed)?.modelName)
  })

  it('is none where every name finds many', () => {
    expect(targetVehicle(fleetOf({ Tahoe: 4 }), 1)).toBeNull()
    expect(targetVehicle([], 1)).toBeNull()
  })
})

it('is found in the shipped fleet by its model in every region', () => {
  const { vehicles } = JSON.parse(readFileSync('demo-data/vehicles.json', 'utf8')) as {
    vehicles: DrivenVehicle[]
  }
  expect(targetModels(vehicles).length).toBeGreaterThan(4)
  for (const seed of seeds) {
    const target = targetVehicle(vehicles, seed)
    if (target === null) expect.fail(`Nothing is sought with seed ${seed}`)
    for (const region of REGIONS) {
      const found = searchVehicles(vehicles, target.modelName, region)
      expect(found.every(({ modelName }) => modelName === target.modelName)).toBe(true)
      const data = { region, vehicles, vehicleDays: [], driverIds: [], targetId: target.id }
      const at = { pathname: '/1', search: { q: target.modelName.toLowerCase() }, data, event: null }
      expect(isSearchFound(at)).toBe(true)
    }
  }
})
