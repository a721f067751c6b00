import type { StaffTicks } from '#domain/device/deviceSettings'

/** What only a person can see or set on a tablet; ticked by staff once a day (docs/booth.md B4). */
export const STAFF_STEPS = ['guidedAccess', 'autoLock', 'brightness', 'charger', 'lowPower'] as const
export type StaffStep = (typeof STAFF_STEPS)[number]

/** The steps that are ticked for `day`; ticks of another day do not count. */
export function doneSteps(ticks: StaffTicks | null, day: string): StaffStep[] {
  return STAFF_STEPS.filter((step) => ticks?.day === day && ticks.done.includes(step))
}

/** Ticks after one was set or cleared. */
export function withStep(
  ticks: StaffTicks | null,
  day: string,
  step: StaffStep,
  isDone: boolean,
): StaffTicks {
  const others = doneSteps(ticks, day).filter((done) => done !== step)
  return { day, done: isDone ? [...others, step] : others }
}
