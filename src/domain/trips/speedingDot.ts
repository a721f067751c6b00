import { DOT_KINDS, type Trip, type TripDot } from './trip'

/** Maximum minutes between a speeding event and its notification. */
const TOLD_WITHIN_MINUTES = 5

/** Whether a dot of a trip is speeding, by the posted limit or the fixed one. */
function isSpeedingDot({ type, subtypes }: TripDot): boolean {
  const kind = DOT_KINDS[type]
  return kind === 'roadSpeeding' || kind === 'fixedSpeed' || (subtypes?.includes('roadSpeeding') ?? false)
}

/**
 * The speeding dot of a trip that is nearest to a notification's time; null without one.
 * @param minute minutes since the trip began
 */
export function speedingDotAt(trip: Pick<Trip, 'dots'>, minute: number): TripDot | null {
  const away = (dot: TripDot) => Math.abs(dot.minute - minute)
  const [nearest] = trip.dots.filter(isSpeedingDot).toSorted((a, b) => away(a) - away(b))
  return nearest && away(nearest) <= TOLD_WITHIN_MINUTES ? nearest : null
}
