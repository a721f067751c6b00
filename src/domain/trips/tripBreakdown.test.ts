import { describe, expect, it } from 'vitest'
import type { Trip } from './trip'
import { isExcessiveIdling, tripBreakdown } from './tripBreakdown'

const trip = {
  score: 73,
  hardBraking: { times: 2, deduction: 8 },
  hardAcceleration: { times: 1, deduction: 4 },
  roadSpeeding: { times: 2, deduction: 8 },
  speedOver80: { times: 1, deduction: 7, percent: 6 },
  camera: { foodAndDrink: 1, cellPhoneUse: 0, hardBrake: 1, hardAcceleration: 0 },
  adas: { breaking: 1 },
  other: { excessiveIdling: 1, fixedSpeed: 2 },
  dots: [{ type: 1 }, { type: 9, subtypes: ['hardBrake', 'roadSpeeding'] }, { type: 5 }],
} as unknown as Trip

describe('a breakdown', () => {
  it('says what took points off, and how many in all', () => {
    const { deductions, lost } = tripBreakdown(trip, false)
    expect(deductions).toEqual([
      { kind: 'hardBraking', times: 2, grouped: 1, deduction: 8, percent: null },
      { kind: 'hardAcceleration', times: 1, grouped: 0, deduction: 4, percent: null },
      { kind: 'roadSpeeding', times: 2, grouped: 1, deduction: 8, percent: null },
      { kind: 'speedOver80', times: 1, grouped: 0, deduction: 7, percent: 6 },
    ])
    expect(lost).toBe(27)
    expect(deductions.reduce((sum, { deduction }) => sum + deduction, 0)).toBe(lost)
  })

  it('counts what takes nothing off', () => {
    expect(tripBreakdown(trip, false).counts).toEqual([
      { kind: 'adasBraking', times: 1 },
      { kind: 'excessiveIdling', times: 1 },
      { kind: 'fixedSpeed', times: 2 },
    ])
  })

  it('has camera counts once a camera was added', () => {
    const kinds = tripBreakdown(trip, true).counts.map(({ kind }) => kind)
    expect(kinds.slice(0, 4)).toEqual([
      'foodAndDrink',
      'cellPhoneUse',
      'cameraHardBrake',
      'cameraHardAcceleration',
    ])
  })

  it('has zeros for what did not happen', () => {
    const calm = tripBreakdown({ score: 100, dots: [] } as unknown as Trip, true)
    expect(calm.lost).toBe(0)
    expect(calm.deductions.every(({ times, deduction }) => times === 0 && deduction === 0)).toBe(true)
    expect(calm.counts).toHaveLength(3)
  })
})

it('idling is excessive from fifteen minutes', () => {
  expect([14, 15].map(isExcessiveIdling)).toEqual([false, true])
})
