import { DEFAULT_TIME_ZONE, workingDay } from '#domain/base/demoTime'

/** Whose fleet is shown in place of the shipped one, and on which day (docs/booth.md B8). */
export interface OwnFleetFacts {
  company: string
  vehicles: number
  /** Working day on which it was made, YYYY-MM-DD; it goes with that day. */
  day: string
  /** Id of the pack that it is stored as; it is shown while that one is active. */
  pack: string
}

/** Reads the stored facts; null for none, or for what makes no sense. */
export function parseOwnFleetFacts(stored: unknown): OwnFleetFacts | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { company, vehicles, day, pack } = stored as Partial<Record<keyof OwnFleetFacts, unknown>>
  const isWhole =
    typeof company === 'string' &&
    typeof vehicles === 'number' &&
    typeof day === 'string' &&
    typeof pack === 'string'
  return isWhole ? { company, vehicles, day, pack } : null
}

/** The working day of a moment of the demo clock. */
export function ownFleetDay(now: Date): string {
  const { year, month, day } = workingDay(now, DEFAULT_TIME_ZONE, 0)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** Whether a fleet's day is over; a clock that was set back ends it too. */
export function isOwnFleetOver({ day }: OwnFleetFacts, now: Date): boolean {
  return day !== ownFleetDay(now)
}
