import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daily, firingFacts, firingVehicle, quietDays, ruleDraft } from '#domain/testing/firingDays'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { RULE_DEFAULTS } from '../../ruleDefaults'
import type { RuleDraft } from '../../ruleDraft'
import { RULE_TYPES } from '../../ruleType'
import { removedVehicles } from '../../watchedVehicles'
import { FIRING_WINDOW_DAYS } from '../firing'
import { countFirings, type DailyDraft } from './countFirings'
import type { FiringDays } from './firingFacts'

const list = <Value>(day: fc.Arbitrary<Value>) =>
  fc.array(day, { minLength: HISTORY_DAYS, maxLength: HISTORY_DAYS })
const reading = fc.option(fc.integer({ min: 0, max: 100 }), { freq: 8 })
const speed = fc.integer({ min: 500, max: 990 }).map((tenths) => tenths / 10)

const someDays: fc.Arbitrary<FiringDays> = fc.record({
  ev: fc.boolean(),
  startOdometerMi: fc.integer({ min: 0, max: 60_000 }),
  distanceMi: list(fc.integer({ min: 0, max: 2000 }).map((tenths) => tenths / 10)),
  minutes: list(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 600 }))),
  hardBraking: list(fc.nat(3)),
  hardAcceleration: list(fc.nat(3)),
  fastPasses: list(fc.array(speed, { maxLength: 4 })),
  overLimit: list(fc.array(fc.tuple(fc.constantFrom(25, 30, 45, 55), speed), { maxLength: 3 })),
  firstStart: list(fc.option(fc.integer({ min: 0, max: 700 }))),
  lastEnd: list(fc.option(fc.integer({ min: 701, max: 1439 }))),
  maskedMinutes: list(fc.nat(2)),
  ignitionCycles: list(fc.nat(4)),
  seatbelt: list(fc.nat(2)),
  oilLife: list(reading),
  levelPercent: list(reading),
  tireShortfallPsi: list(fc.option(fc.integer({ min: -2, max: 9 }))),
})

const { maintenanceConditions, geofence } = RULE_DEFAULTS
const EVERY_TYPE: DailyDraft[] = [
  ruleDraft(RULE_TYPES.diagnostics),
  ruleDraft(RULE_TYPES.maintenanceReminder, {
    maintenanceConditions: {
      mileage: { ...maintenanceConditions.mileage, enabled: true },
      time: {
        enabled: true,
        recurrance: { amount: 2, unit: 'weeks' },
        start: { daysAgo: 90, minuteOfDay: 0 },
      },
    },
  }),
  ruleDraft(RULE_TYPES.driverBehavior, {
    toggles: { brake: true, accel: true, seatbelt: true, fixedSpeed: true, roadSpeed: true },
  }),
  ruleDraft(RULE_TYPES.locationMasking),
  ruleDraft(RULE_TYPES.vehicleUtilization, { lastTripRecorded: 2 }),
  ruleDraft(RULE_TYPES.offHours, {
    geofence: { ...geofence, time: { allDay: false, start: 480, end: 1200 } },
  }),
  ruleDraft(RULE_TYPES.drivingLimit),
]

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe.each(EVERY_TYPE)('a rule of type $type', (rule) => {
  it('has days, reasons and vehicles that each add up to its total', () => {
    fc.assert(
      fc.property(fc.array(someDays, { minLength: 1, maxLength: 3 }), (fleet) => {
        const { times, byDay, byReason, vehicles, window } = countFirings(
          rule,
          firingFacts(fleet.map((days, at) => firingVehicle(days, `v-${at + 1}`))),
        )
        expect(byDay).toHaveLength(window)
        expect(sum(byDay)).toBe(times)
        expect(sum(Object.values(byReason))).toBe(times)
        expect(sum(vehicles.map((one) => one.times))).toBe(times)
        for (const one of vehicles) expect(sum(Object.values(one.byReason))).toBe(one.times)
        expect(new Set(vehicles.flatMap(({ days }) => days))).toEqual(
          new Set(byDay.flatMap((count, at) => (count > 0 ? [at + 1] : []))),
        )
      }),
      { numRuns: 20 },
    )
  })

  it('counts a fleet as the sum of its vehicles', () => {
    fc.assert(
      fc.property(fc.tuple(someDays, someDays), ([one, other]) => {
        const alone = [one, other].map((days) => countFirings(rule, firingFacts([firingVehicle(days)])).times)
        const fleet = firingFacts([firingVehicle(one, 'v-1'), firingVehicle(other, 'v-2')])
        expect(countFirings(rule, fleet).times).toBe(sum(alone))
      }),
      { numRuns: 20 },
    )
  })
})

/** Drafts from the least to the most demanding: none may fire more often than the one before it. */
const STRICTER: Record<string, (level: number) => DailyDraft> = {
  'a fixed speed': (level) =>
    ruleDraft(RULE_TYPES.driverBehavior, {
      toggles: { ...RULE_DEFAULTS.toggles, fixedSpeed: true },
      speedConditions: { ...RULE_DEFAULTS.speedConditions, fixed: { speed: 50 + level, unit: 'mph' } },
    }),
  'a margin over the posted limit': (level) =>
    ruleDraft(RULE_TYPES.driverBehavior, {
      toggles: { ...RULE_DEFAULTS.toggles, roadSpeed: true },
      speedConditions: { ...RULE_DEFAULTS.speedConditions, road: { over: level, unit: 'percent' } },
    }),
  'days without a trip': (level) => ruleDraft(RULE_TYPES.vehicleUtilization, { lastTripRecorded: level + 1 }),
  'a limit a day': (level) =>
    ruleDraft(RULE_TYPES.drivingLimit, {
      drivingLimit: { ...RULE_DEFAULTS.drivingLimit, number: level + 1, per: 'day' },
    }),
}

describe.each(Object.entries(STRICTER))('%s', (_, draft) => {
  it('never fires more often when it is raised', () => {
    fc.assert(
      fc.property(someDays, fc.nat(40), fc.nat(9), (days, level, raise) => {
        // A stretch without a drive that began before the window fires in it only for a number that is high enough.
        const minutes = days.minutes.map((driven, at) => (at === FIRING_WINDOW_DAYS ? 1 : driven))
        const facts = firingFacts([firingVehicle({ ...days, minutes })])
        expect(countFirings(draft(level + raise), facts).times).toBeLessThanOrEqual(
          countFirings(draft(level), facts).times,
        )
      }),
      { numRuns: 60 },
    )
  })
})

describe('the vehicles of a rule (docs/firing.md F2)', () => {
  const masked = quietDays({ maskedMinutes: daily(0, { 0: 5 }) })
  const facts = firingFacts([
    firingVehicle(masked, 'v-1', ['Truck']),
    firingVehicle(masked, 'v-2', ['EV', 'Car']),
    firingVehicle(quietDays({ maskedMinutes: daily(0, { 0: 5, 3: 5 }) }), 'v-3', ['Car']),
    firingVehicle(null, 'v-4', ['Truck']),
  ])
  const counted = (changes: Partial<RuleDraft>) =>
    countFirings(
      ruleDraft(RULE_TYPES.locationMasking, { allVehicles: false, ...changes } as never),
      facts,
    ).vehicles.map(({ vehicleId }) => vehicleId)

  it('are all, the selected ones or those with a tag, the most often first', () => {
    expect(counted({ allVehicles: true })).toEqual(['v-3', 'v-1', 'v-2'])
    expect(counted({ selectedVehicles: ['v-2'] })).toEqual(['v-2'])
    expect(counted({ selectedTags: ['Truck', 'EV'] })).toEqual(['v-1', 'v-2'])
  })

  it('leave out one that was removed, and tell it', () => {
    expect(counted({ selectedVehicles: ['v-99', 'v-1'] })).toEqual(['v-1'])
    expect(
      removedVehicles(
        { allVehicles: false, selectedVehicles: ['v-99', 'v-1'], selectedTags: [] },
        facts.vehicles,
      ),
    ).toEqual(['v-99'])
  })

  it('count the same whoever is told', () => {
    expect(counted({ allVehicles: true, inApp: false, onlyMe: true, sendToActive: true })).toHaveLength(3)
  })
})
