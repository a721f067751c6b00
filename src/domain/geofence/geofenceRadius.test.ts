import { describe, expect, it } from 'vitest'
import { nearestStep, parseTypedRadius, RADIUS_STEPS, stepRadius } from './geofenceRadius'

describe('steps of a radius', () => {
  it('go up and down from any radius, and end at both ends', () => {
    expect(stepRadius(1, true)).toBe(1.5)
    expect(stepRadius(1.2, true)).toBe(1.5)
    expect(stepRadius(1.2, false)).toBe(1)
    expect(stepRadius(100, true)).toBe(100)
    expect(stepRadius(0.1, false)).toBe(0.1)
  })

  it('put a slider on the nearest step', () => {
    expect(RADIUS_STEPS[nearestStep(1.609)]).toBe(1.5)
    expect(RADIUS_STEPS[nearestStep(0)]).toBe(0.1)
    expect(RADIUS_STEPS[nearestStep(500)]).toBe(100)
  })
})

describe('a typed number', () => {
  it.each([
    ['2.5', 2.5],
    [' 2,5 ', 2.5],
    ['.5', 0.5],
    ['12', 12],
    ['', null],
    ['two', null],
    ['1e3', null],
    ['-4', null],
    ['1,2,3', null],
  ])('%j is %j', (text, number) => {
    expect(parseTypedRadius(text)).toBe(number)
  })
})
