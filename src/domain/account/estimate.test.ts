import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Region } from '#domain/base/locale'
import { aVehicle } from '#domain/testing/vehicle'
import { ADD_ON_IDS } from './addOns'
import { billedLines, estimateOf } from './estimate'
import { monthlyAmountUsd } from './invoice'

const REGIONS: readonly Region[] = ['us', 'ca', 'mx']

describe('estimateOf', () => {
  it('is the picture to the cent: 12 vehicles in Illinois', () => {
    const estimate = estimateOf([{ item: 'coaching', vehicles: 12 }], 'us')
    expect(estimate).toEqual({
      lines: [{ item: 'coaching', vehicles: 12, cents: 8388 }],
      subtotalCents: 8388,
      taxPercent: 6.25,
      taxCents: 524,
      totalCents: 8912,
      yearCents: 106_944,
    })
  })

  it('adds up: lines are the subtotal, subtotal and tax the total, which is what an invoice says', () => {
    const line = fc.record({
      item: fc.constantFrom(...ADD_ON_IDS),
      vehicles: fc.integer({ min: 0, max: 500 }),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), fc.constantFrom(...REGIONS), (lines, region) => {
        const { lines: priced, subtotalCents, taxCents, totalCents, yearCents } = estimateOf(lines, region)
        const vehicles = lines.reduce((sum, each) => sum + each.vehicles, 0)
        expect(priced.reduce((sum, { cents }) => sum + cents, 0)).toBe(subtotalCents)
        expect(subtotalCents + taxCents).toBe(totalCents)
        expect(totalCents / 100).toBe(monthlyAmountUsd(vehicles, region))
        expect(yearCents).toBe(12 * totalCents)
        for (const cents of [subtotalCents, taxCents, totalCents]) expect(Number.isInteger(cents)).toBe(true)
      }),
    )
  })
})

it('bills connected vehicles, and the vehicles of each add-on that there is', () => {
  const vehicles = [
    aVehicle({ id: 'v-1', driverId: 'u-1', driverName: 'A' }),
    aVehicle({ id: 'v-2', driverId: null, driverName: null, status: 'pendingConfiguration' }),
  ]
  expect(billedLines({ vehicles, users: [], cameraAdded: false })).toEqual([
    { item: 'connected', vehicles: 1 },
  ])
  expect(billedLines({ vehicles, users: [], cameraAdded: true })).toEqual([
    { item: 'connected', vehicles: 1 },
    { item: 'camera', vehicles: 2 },
  ])
})
