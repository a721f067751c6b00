import { beforeEach, describe, expect, it } from 'vitest'
import {
  currentVehicle,
  hideVehiclePanel,
  NO_VEHICLE,
  neighbor,
  selectionAfterTap,
  setCurrentVehicle,
} from './currentVehicle'
import { resetVisitState } from './visit'

const IDS = ['v-1', 'v-2', 'v-3']
beforeEach(resetVisitState)

describe('the current vehicle', () => {
  it('is set together with its index', () => {
    setCurrentVehicle('v-2', IDS)
    expect(currentVehicle()).toEqual({ id: 'v-2', index: 1, panelVisible: true })
  })

  it('stays the current one when its panel is hidden', () => {
    setCurrentVehicle('v-3', IDS)
    hideVehiclePanel()
    expect(currentVehicle()).toEqual({ id: 'v-3', index: 2, panelVisible: false })
  })

  it('closes at a second tap and opens again at a third', () => {
    setCurrentVehicle('v-1', IDS)
    expect(selectionAfterTap(currentVehicle(), 'v-1')).toBeNull()
    hideVehiclePanel()
    expect(selectionAfterTap(currentVehicle(), 'v-1')).toBe('v-1')
  })

  it('gives way to another that is tapped', () => {
    setCurrentVehicle('v-1', IDS)
    expect(selectionAfterTap(currentVehicle(), 'v-2')).toBe('v-2')
  })

  it('has no index in a set that it is not part of', () => {
    setCurrentVehicle('v-9', IDS)
    expect(currentVehicle().index).toBe(-1)
  })

  it('is forgotten at a reset', () => {
    setCurrentVehicle('v-1', IDS)
    resetVisitState()
    expect(currentVehicle()).toBe(NO_VEHICLE)
  })

  it.each([
    [2, 1, 'v-1'],
    [0, -1, 'v-3'],
    [1, 1, 'v-3'],
    [-1, 1, 'v-1'],
    [-1, -1, 'v-3'],
  ] as const)('from index %i a step of %i leads to %s', (index, step, id) => {
    expect(neighbor(IDS, index, step)).toBe(id)
  })

  it('has no neighbor in an empty set', () => {
    expect(neighbor([], 0, 1)).toBeNull()
  })
})
