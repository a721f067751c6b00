import { describe, expect, it } from 'vitest'
import { dealerHealth, inventoryAge } from './dealerVehicle'

describe('inventoryAge', () => {
  it.each([
    [0, '0-45'],
    [45, '0-45'],
    [46, '46-90'],
    [90, '46-90'],
    [91, '90+'],
  ])('puts %i days into %s', (days, age) => {
    expect(inventoryAge(days)).toBe(age)
  })
})

describe('dealerHealth', () => {
  const fine = { battery: false, oil: false, tire: false, fuel: false }

  it('is nothing when no flag is raised', () => {
    expect(dealerHealth(fine)).toBeNull()
  })

  it.each([
    ['battery', 'lowBattery'],
    ['oil', 'lowOil'],
    ['tire', 'lowTirePressure'],
    ['fuel', 'lowFuel'],
  ])('names a raised %s flag', (flag, issue) => {
    expect(dealerHealth({ ...fine, [flag]: true })).toBe(issue)
  })

  it('names the worst of several', () => {
    expect(dealerHealth({ ...fine, fuel: true, battery: true })).toBe('lowBattery')
  })
})
