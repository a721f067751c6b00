import { expect, it } from 'vitest'
import { someDays } from '#domain/testing/vehicleDays'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { addTips, countTips, tipOfTrip, tipsOfDriver } from './coachingTips'

it('counts one tip for each event of seven full days that the driver drove', () => {
  const each = <T>(value: (at: number) => T) => Array.from({ length: HISTORY_DAYS }, (_, at) => value(at))
  const days = someDays({
    driverId: each((at) => (at === 1 ? 'u-2' : 'u-1')),
    hardBraking: each(() => 2),
    speedOver80: each((at) => (at < 7 ? 0 : 9)),
  })
  const tips = tipsOfDriver([days], 'u-1')
  expect(tips).toEqual({ hardBraking: 12, hardAcceleration: 0, roadSpeeding: 0, speedOver80: 0 })
  expect(countTips(addTips([tips, tipsOfDriver([days], 'u-2')]))).toBe(14)
})

it('tips about what cost a trip the most points', () => {
  expect(tipOfTrip({})).toBeNull()
  expect(tipOfTrip({ hardBraking: { deduction: 4 }, roadSpeeding: { deduction: 8 } })).toBe('roadSpeeding')
  expect(tipOfTrip({ hardBraking: { deduction: 8 }, roadSpeeding: { deduction: 8 } })).toBe('hardBraking')
})
