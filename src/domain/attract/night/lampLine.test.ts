import { describe, expect, it } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import type { MapAnimation, VehicleDetails } from '#domain/vehicle/vehicle'
import { lampFact, lampRank, spokenLines } from './lampLine'

const fine = { frontLeft: 35, frontRight: 35, rearLeft: 35, rearRight: 35 }
const tires = { ...fine, recommendedFront: 35, recommendedRear: 35 }
const { map } = aVehicle().details
const drivingAt = (speedMph: number): VehicleDetails['map'] => {
  const drives = (animation: MapAnimation) => ({ ...animation, speedMph })
  return { us: drives(map.us), ca: drives(map.ca), mx: drives(map.mx) }
}
const factOf = (details: Partial<VehicleDetails>, parkedMinutes: number | null = null) =>
  lampFact(aVehicle({}, { tirePressure: tires, ...details }), 'us', parkedMinutes)

describe('what the light tells about a vehicle', () => {
  it('is the lowest of its tires', () => {
    expect(factOf({ tirePressure: { ...tires, frontLeft: 31, rearRight: 29 } })).toEqual({
      kind: 'tire',
      wheel: 'rearRight',
      psi: 29,
    })
  })

  it('is what a list says if another finding is more severe', () => {
    expect(factOf({ oilLife: 6, tirePressure: { ...tires, frontLeft: 31 } })).toEqual({ kind: 'finding' })
  })

  it('is what it does if it has no issue', () => {
    expect(factOf({ map: drivingAt(42) }, 5)).toEqual({ kind: 'moving', speedMph: 42 })
    expect(factOf({ ev: true, fuel: 64, oilLife: null }, 5)).toEqual({ kind: 'charge', percent: 64 })
    expect(factOf({}, 190)).toEqual({ kind: 'parked', minutes: 190 })
  })

  it('is its fuel if it has not been parked for hours but for days, or nobody knows since when', () => {
    expect(factOf({ fuel: 70 }, 3 * 24 * 60)).toEqual({ kind: 'fuel', percent: 70 })
    expect(factOf({ fuel: 70 }, null)).toEqual({ kind: 'fuel', percent: 70 })
  })

  it('is nothing for a vehicle that does not report', () => {
    expect(factOf({ fuel: null, tirePressure: null, oilLife: null, brakePad: null })).toBeNull()
  })
})

describe('the lines that are said at once', () => {
  const lit = [
    { id: 'a', rank: 0, off: 0.1 },
    { id: 'b', rank: 2, off: 0.9 },
    { id: 'c', rank: 0, off: 0.4 },
    { id: 'd', rank: 1, off: 0.5 },
  ] as const

  it('are the gravest first, then the one in the middle of the light', () => {
    expect(spokenLines(lit, [], 3)).toEqual(['b', 'd', 'a'])
  })

  it('stay while their vehicle is in the light, unless a graver one comes', () => {
    expect(spokenLines(lit, ['c'], 3)).toEqual(['b', 'd', 'c'])
  })
})

it('ranks vehicles as their marks on the map', () => {
  expect((['high', 'medium', 'noIssues'] as const).map((health) => lampRank({ health }))).toEqual([2, 1, 0])
})
