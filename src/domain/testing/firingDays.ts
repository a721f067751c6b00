import { dayCalendar } from '#domain/notifications/firing/counting/dayCalendar'
import type {
  FiringDays,
  FiringFacts,
  FiringVehicle,
} from '#domain/notifications/firing/counting/firingFacts'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'

/** 120 days with the same value, and other values on the given entries (0 is yesterday). */
export function daily<Value>(fill: Value, on: Readonly<Record<number, Value>> = {}): Value[] {
  return Array.from({ length: HISTORY_DAYS }, (_, at) => on[at] ?? fill)
}

/** 120 days without a drive and with good readings. */
export function quietDays(changes: Partial<FiringDays> = {}): FiringDays {
  return {
    ev: false,
    startOdometerMi: 10_000,
    distanceMi: daily(0),
    minutes: daily(0),
    hardBraking: daily(0),
    hardAcceleration: daily(0),
    fastPasses: daily<number[]>([]),
    overLimit: daily<[number, number][]>([]),
    firstStart: daily<number | null>(null),
    lastEnd: daily<number | null>(null),
    maskedMinutes: daily(0),
    ignitionCycles: daily(0),
    seatbelt: daily(0),
    oilLife: daily<number | null>(60),
    levelPercent: daily<number | null>(70),
    tireShortfallPsi: daily<number | null>(0),
    ...changes,
  }
}

/** Facts of a fleet; yesterday is Friday, November 20, 2026. */
export function firingFacts(
  vehicles: readonly FiringVehicle[],
  system: FiringFacts['system'] = 'imperial',
): FiringFacts {
  return {
    section: 'fleet',
    vehicles,
    calendar: dayCalendar({ year: 2026, month: 11, day: 20 }),
    system,
  }
}

export const firingVehicle = (days: FiringDays | null, id = 'v-1', tags: string[] = []): FiringVehicle => ({
  id,
  tags,
  days,
})

/** A draft of a type with the default values and the given changes. */
export function ruleDraft<Type extends RuleDraft['type']>(
  type: Type,
  changes: Partial<Extract<RuleDraft, { type: Type }>> = {},
): Extract<RuleDraft, { type: Type }> {
  return { ...RULE_DEFAULTS, type, ...changes } as unknown as Extract<RuleDraft, { type: Type }>
}
