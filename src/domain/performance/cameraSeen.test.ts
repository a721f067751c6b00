import { expect, it } from 'vitest'
import { daily } from '#domain/testing/firingDays'
import { someDays } from '#domain/testing/vehicleDays'
import { cameraSeen } from './cameraSeen'

const both = (status: 'recording' | 'standby' | 'offline') => ({ front: status, driver: status })
const days = someDays({ lastEnd: daily<number | null>(null, { 2: 1020, 5: 900 }) })

it('sees a camera now while its vehicle runs, or else when it was last driven', () => {
  expect(cameraSeen({ camera: both('recording'), isIgnitionOn: true, days })).toEqual({ minutesAgo: 0 })
  expect(cameraSeen({ camera: both('standby'), isIgnitionOn: false, days })).toEqual({
    daysAgo: 3,
    minuteOfDay: 1020,
  })
})

it('hears nothing of a camera that is offline or was never driven', () => {
  expect(cameraSeen({ camera: both('offline'), isIgnitionOn: true, days })).toBeNull()
  expect(cameraSeen({ camera: both('standby'), isIgnitionOn: false, days: undefined })).toBeNull()
})
