import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { replayRun } from '#domain/game/run'
import type { FeedItem } from '#domain/notifications/feed'
import { A_DAY, AN_EVENT, aGameRun } from '#domain/testing/gameRun'
import { aReport } from '#domain/testing/report'
import { aVehicle } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import type { Trip, TripDot } from '#domain/trips/trip'
import type { VehicleDetails } from '#domain/vehicle/vehicle'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { forgetDatabase } from '../testing/tab'
import { readAttractFacts } from './attractFacts'
import { readBestRuns } from './boards'
import { scoreStoredRuns } from './scoredRuns'

const NOW = new Date('2026-11-20T15:00:00Z')
const facts = () => readAttractFacts([], 'us', NOW)
const store = (table: string, ...rows: readonly object[]) =>
  withDatabase((db) => db.table(table).bulkPut(rows))

function vehicle(id: string, label: string, speedMph: number, isLocationMasked = false) {
  const { details } = aVehicle()
  const us = { ...details.map.us, speedMph }
  const changes: Partial<VehicleDetails> = { isLocationMasked, map: { ...details.map, us } }
  return aVehicle({ id, label }, changes)
}
const dot = (type: TripDot['type'], minute: number): TripDot =>
  ({ id: minute + 1, type, at: 0, minute, speedMph: 40, speedLimitMph: 25 }) as TripDot
const trip = (id: string, vehicleId: string, daysAgo: number, ended: Trip['ended'], dots: TripDot[]) =>
  ({ id, vehicleId, driverId: 'u-1', daysAgo, ended, minutes: 20, number: 1, dots }) as unknown as Trip
const speeding = (id: string, vehicleId: string, minutesAgo: number): FeedItem => ({
  ...{ id, section: 'fleet', vehicleId, vehicle: vehicleId, driverId: null, driver: null, minutesAgo },
  event: { kind: 'speeding', limitMph: 25, percent: 60 },
})

beforeEach(async () => {
  closeDatabase()
  await forgetDatabase()
})

it('finds nothing to show without data', async () => {
  expect(await facts()).toEqual({
    ...{
      moving: null,
      hasDay: false,
      trip: null,
      alertId: null,
      hasFirings: false,
      reportId: null,
      driverId: null,
    },
    ...{ run: null, isBoardFilled: false },
  })
})

it('follows a moving vehicle whose place is shown and whose label is short', async () => {
  await store(
    'vehicles',
    vehicle('v-1', 'Unit 118', 0),
    vehicle('v-2', 'Unit 160', 60, true),
    vehicle('v-3', 'A delivery vehicle with a long name', 50),
    vehicle('v-4', 'Unit 077', 33),
  )
  expect((await facts()).moving).toEqual({ id: 'v-4', label: 'Unit 077' })
})

it('starts a trip with events shortly before the first of them', async () => {
  const ended = { daysAgo: 1, minuteOfDay: 600 }
  await store('vehicles', vehicle('v-1', 'Unit 118', 0), vehicle('v-2', 'Unit 160', 0, true))
  await store(
    'trips',
    trip('t-1', 'v-1', 1, ended, [dot(0, 0), dot(4, 3), dot(1, 6), dot(3, 20)]),
    trip('t-2', 'v-2', 1, ended, [dot(1, 6), dot(2, 8)]),
  )
  expect((await facts()).trip).toEqual({ id: 't-1', vehicleId: 'v-1', daysAgo: 1, second: 260 })
  await store('trips', trip('t-1', 'v-1', 1, ended, [dot(0, 0), dot(4, 3), dot(3, 20)]))
  expect((await facts()).trip).toBeNull()
})

it('opens the newest speeding that has its place on a trip', async () => {
  await store('vehicles', vehicle('v-1', 'Unit 118', 0))
  // From 46 to 26 minutes ago, too fast 35 minutes ago.
  await store('trips', trip('t-1', 'v-1', 0, { minutesAgo: 26 }, [dot(0, 0), dot(5, 11), dot(3, 20)]))
  await store(
    'feedItems',
    speeding('ff-1', 'v-1', 5),
    speeding('ff-2', 'v-1', 35),
    speeding('ff-3', 'v-9', 30),
  )
  expect((await facts()).alertId).toBe('ff-2')
})

it('has firings where a vehicle was faster than the usual limit in the days that a rule counts', async () => {
  const passes = (mph: number, at: number) =>
    Array.from({ length: 120 }, (_, day) => (day === at ? [mph] : []))
  await store('vehicleDays', someDays({ fastPasses: passes(79, 3) }))
  expect((await facts()).hasFirings).toBe(false)
  await store('vehicleDays', someDays({ fastPasses: passes(84, 60) }))
  expect((await facts()).hasFirings).toBe(false)
  await store('vehicleDays', someDays({ fastPasses: passes(84, 59) }))
  expect((await facts()).hasFirings).toBe(true)
})

it('opens a scheduled report that was made of days with drives', async () => {
  const schedule = {
    ...{ startDaysAgo: 40, endDaysAgo: null, repeatEvery: 1, interval: 'week', weekday: 'monday' },
    ...{ dayOfMonth: null, occurrences: null },
  }
  const weekly = { type: 'utilization', schedule, runsFrom: { daysAgo: 40, minuteOfDay: 600 } } as const
  await store('vehicles', vehicle('v-1', 'Unit 118', 0))
  await store('reports', aReport(), { ...aReport(), ...weekly, id: 'rp-2' })
  expect((await facts()).reportId).toBeNull()
  await store('vehicleDays', someDays())
  expect((await facts()).reportId).toBe('rp-2')
  await store('reports', { ...aReport(), ...weekly, id: 'rp-2', pausedOn: { daysAgo: 1, minuteOfDay: 600 } })
  expect((await facts()).reportId).toBeNull()
})

it('replays no run with fewer finds than are worth watching', async () => {
  const run = aGameRun(3_000, { id: 'short', initials: 'KOA', pack: 'pharos-demo', packVersion: 0 })
  const [first, second] = run.steps
  const steps = [
    ...(first && second ? [first, second] : []),
    { kind: 'end', atMs: 90_000, reason: 'time' } as const,
  ]
  await store('gameRuns', { ...run, steps, score: replayRun(run.setup, steps).score })
  await store('runActs', { id: 'short', acts: [{ kind: 'press', atMs: 400, target: 'bell' }] })
  await scoreStoredRuns(NOW.getTime())
  const best = await readBestRuns(AN_EVENT, A_DAY)
  expect(best.map(({ id, found }) => [id, found])).toEqual([['short', 2]])
  const { run: watched, isBoardFilled } = await readAttractFacts(best, 'us', NOW)
  expect([watched, isBoardFilled]).toEqual([null, true])
})
