import { DEFAULT_TIME_ZONE, workingDay } from '#domain/base/demoTime'

/** The company whose fleet replaces the shipped one, and the day (docs/booth.md B8). */
export interface OwnFleetFacts {
  company: string
  vehicles: number
  /** Working day on which it was made, YYYY-MM-DD; it ends with that day. */
  day: string
  /** Id of the pack in which it is stored; it is shown while that pack is active. */
  pack: string
}

/** Parses the stored facts; null if missing or invalid. */
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

/** The working day of the demo clock. */
export function ownFleetDay(now: Date): string {
  const { year, month, day } = workingDay(now, DEFAULT_TIME_ZONE, 0)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** Whether a fleet's day is over; a clock that was set back ends it too. */
export function isOwnFleetOver({ day }: OwnFleetFacts, now: Date): boolean {
  return day !== ownFleetDay(now)
}
