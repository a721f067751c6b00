/** What only a person can see or set on a tablet; ticked by staff once a day (docs/booth.md B4). */
export const STAFF_STEPS = ['guidedAccess', 'autoLock', 'brightness', 'charger', 'lowPower'] as const
export type StaffStep = (typeof STAFF_STEPS)[number]

/** As stored on the device: the day of the event that the ticks are for, YYYY-MM-DD, and what was done. */
export interface StaffTicks {
  day: string
  done: readonly string[]
}

/** The steps that are ticked for `day`; those of another day no longer count. */
export function doneSteps(ticks: StaffTicks, day: string): StaffStep[] {
  return STAFF_STEPS.filter((step) => ticks.day === day && ticks.done.includes(step))
}

/** Ticks after one was set or taken back. */
export function withStep(ticks: StaffTicks, day: string, step: StaffStep, isDone: boolean): StaffTicks {
  const others = doneSteps(ticks, day).filter((done) => done !== step)
  return { day, done: isDone ? [...others, step] : others }
}
