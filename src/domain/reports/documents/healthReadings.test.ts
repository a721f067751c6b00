import { expect, it } from 'vitest'
import { daily } from '#domain/testing/firingDays'
import { aVehicle, SILENT } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import { readingOfDay, vehicleReading } from './healthReadings'

const NOW = { fuel: 70, oilLife: 60 }
const vehicle = aVehicle({ addedDaysAgo: 30 }, NOW)

it('reads a past day from the figures of that day, not from what the vehicle says now', () => {
  const days = someDays({
    levelPercent: daily<number | null>(70, { 4: 8 }),
    oilLife: daily<number | null>(61),
  })
  expect(readingOfDay(vehicle, days, 5)).toMatchObject({
    level: 'medium',
    findings: ['level'],
    levelPercent: 8,
    oilLife: 61,
  })
  expect(readingOfDay(vehicle, days, 4)).toMatchObject({ level: 'noIssues', levelPercent: 70 })
})

it('takes a vehicle that was never driven as it is now, from the day on which it joined', () => {
  expect(readingOfDay(vehicle, undefined, 30)).toEqual(vehicleReading(vehicle))
  expect(readingOfDay(vehicle, undefined, 31).level).toBe('noData')
  expect(readingOfDay(aVehicle({ addedDaysAgo: 30 }, SILENT), undefined, 2).level).toBe('noData')
})
