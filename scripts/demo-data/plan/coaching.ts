import { type DriverName, driverIdOf } from '../fleet/people'

/**
 * The day from which on who was coached drives better; the oldest of a run of seven (docs/decisions.md D43).
 */
export const COACHED_DAYS_AGO = 21

/** What was left of somebody's hard braking, and hard acceleration, after the coaching. */
export interface CoachingEffect {
  hardBraking: number
  hardAcceleration: number
}

/** Who was coached. Most brake earlier since, and more gently; on one it was lost. */
const COACHED: Partial<Record<DriverName, CoachingEffect>> = {
  'Luis Mendoza': { hardBraking: 0.18, hardAcceleration: 0.5 },
  'Grace Adeyemi': { hardBraking: 0.6, hardAcceleration: 0.9 },
  'Hannah Lindqvist': { hardBraking: 0.3, hardAcceleration: 0.75 },
  'Kwame Boateng': { hardBraking: 0.4, hardAcceleration: 0.8 },
  'Hyun-woo Park': { hardBraking: 0.35, hardAcceleration: 0.8 },
  "Patrick O'Rourke": { hardBraking: 1.5, hardAcceleration: 1.1 },
}
const effects = new Map(
  Object.entries(COACHED).map(([name, effect]) => [driverIdOf(name as DriverName), effect]),
)

/** What coaching did to a driver; undefined for one who was not coached. */
export function coachingOf(driverId: string): CoachingEffect | undefined {
  return effects.get(driverId)
}
