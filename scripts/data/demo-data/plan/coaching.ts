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
  'Luis Mendoza': { hardBraking: 0.2, hardAcceleration: 0.6 },
  'Rosa Delgadillo': { hardBraking: 0.55, hardAcceleration: 0.8 },
  'Kwame Boateng': { hardBraking: 0.5, hardAcceleration: 0.8 },
  'José Ángel Treviño': { hardBraking: 0.6, hardAcceleration: 0.8 },
  'Hyun-woo Park': { hardBraking: 0.55, hardAcceleration: 0.8 },
  "Patrick O'Rourke": { hardBraking: 1.65, hardAcceleration: 1.1 },
}
/** The others have heard of it. */
export const HEARD_OF_IT: CoachingEffect = { hardBraking: 0.62, hardAcceleration: 0.95 }
const effects = new Map(
  Object.entries(COACHED).map(([name, effect]) => [driverIdOf(name as DriverName), effect]),
)

/** What coaching did to a driver; undefined for one who was not coached. */
export function coachingOf(driverId: string): CoachingEffect | undefined {
  return effects.get(driverId)
}
