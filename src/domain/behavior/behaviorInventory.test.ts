import { describe, expect, it } from 'vitest'
import type { DealerTrip } from '../dealer/dealerTrip'
import type { DealerVehicle } from '../dealer/dealerVehicle'
import { inventoryBehaviorOf } from './behaviorInventory'

const car = (id: string, ev = false) => ({ id, details: { ev } }) as DealerVehicle
const trip = (vehicleId: string, daysAgo: number, distanceMi = 20) =>
  ({ vehicleId, ended: { daysAgo, minuteOfDay: 600 }, distanceMi, fuelEconomyMpg: 40 }) as DealerTrip

describe('inventoryBehaviorOf', () => {
  it('sums the trips of a window beside those of the one before', () => {
    const trips = [trip('d-1', 1), trip('d-1', 7, 60), trip('d-1', 8, 40), trip('d-2', 1, 500)]
    expect(inventoryBehaviorOf(car('d-1'), trips, 7)).toEqual({
      distanceDriven: 80,
      previousDistanceDriven: 40,
      consumption: 2,
      previousConsumption: 1,
      economy: 40,
      previousEconomy: 40,
    })
  })

  it('counts an electric vehicle in kWh', () => {
    const { consumption, economy } = inventoryBehaviorOf(car('d-1', true), [trip('d-1', 1, 40)], 7)
    expect(consumption).toBeCloseTo(33.7)
    expect(economy).toBeCloseTo(40)
  })

  it('has no figures without trips, and excludes today', () => {
    const today = { ...trip('d-1', 1), ended: { minutesAgo: 5 } }
    expect(inventoryBehaviorOf(car('d-1'), [today], 7)).toMatchObject({
      distanceDriven: null,
      previousDistanceDriven: null,
      economy: null,
    })
  })
})
