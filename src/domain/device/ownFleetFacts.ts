import { workingDay } from '#domain/base/demoTime'
import { REGIONS, type Region } from '#domain/base/locale'
import { DEFAULT_TIME_ZONE } from '#domain/base/timeZone'

/** Range of the dial of vehicles: up to here seven of eight drive, as in a list (docs/booth.md B8). */
export const FEWEST_DIALED = 10
export const MOST_DIALED = 120

/** A fleet as a visitor turns it on three dials (docs/booth.md B8). */
export interface FleetDials {
  vehicles: number
  /** Share of electric vehicles, 0 to 100. */
  electricPercent: number
  region: Region
}

/** The company whose fleet replaces the shipped one, and the day (docs/booth.md B8). */
export interface OwnFleetFacts {
  company: string
  vehicles: number
  /** Working day on which it was made, YYYY-MM-DD; it ends with that day. */
  day: string
  /** Id of the pack in which it is stored; it is shown while that pack is active. */
  pack: string
  /** The visit that a visitor's fleet ends with, and its dials; null for a fleet that staff loaded. */
  visitor: { visit: string; dials: FleetDials } | null
}

/** Parses the stored facts; null if missing or invalid. */
export function parseOwnFleetFacts(stored: unknown): OwnFleetFacts | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { company, vehicles, day, pack, visitor } = stored as Partial<Record<keyof OwnFleetFacts, unknown>>
  const isWhole =
    typeof company === 'string' &&
    typeof vehicles === 'number' &&
    typeof day === 'string' &&
    typeof pack === 'string'
  return isWhole ? { company, vehicles, day, pack, visitor: parseVisitor(visitor) } : null
}

function parseVisitor(stored: unknown): OwnFleetFacts['visitor'] {
  if (typeof stored !== 'object' || stored === null) return null
  const { visit, dials } = stored as { visit?: unknown; dials?: Partial<FleetDials> }
  const region = REGIONS.find((one) => one === dials?.region)
  // Without the visit that it belongs to, it is over.
  return {
    visit: typeof visit === 'string' ? visit : '',
    dials: {
      vehicles: Number(dials?.vehicles ?? 0),
      electricPercent: Number(dials?.electricPercent ?? 0),
      region: region ?? 'us',
    },
  }
}

/** The working day of the demo clock. */
export function ownFleetDay(now: Date): string {
  const { year, month, day } = workingDay(now, DEFAULT_TIME_ZONE, 0)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/**
 * Whether a fleet is over: with its day, a clock that was set back, or the visit that it belongs to.
 * @param visit id of the current visit
 */
export function isOwnFleetOver({ day, visitor }: OwnFleetFacts, now: Date, visit: string): boolean {
  return day !== ownFleetDay(now) || (visitor !== null && visitor.visit !== visit)
}
