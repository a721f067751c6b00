import type { Challenge } from '../../../domain/game/challenges'

/** Where what a challenge was about is used: the address of its screen in the demo. */
export const FIND_ADDRESSES: Record<Challenge, string> = {
  'ring-the-bell': '/all-notifications',
  'where-is-everyone': '/0',
  'go-the-extra-mile': '/home?days=60',
  'recall-roundup': '/11',
  'plug-in': '/0?tab=charging',
  'tire-kicker': '/1',
  'coach-mode': '/8/detail/ivc',
  'park-it': '/4/vehicle-ignition',
  'receipt-hunter': '/3',
  'honk-honk': '/1',
  'paper-trail': '/5',
  'name-that-truck': '/1',
  'top-of-the-class': '/2',
  'speed-trap': '/7/set/7',
  'fence-me-in': '/7/set/8',
  'trip-detective': '/4/events',
}

/** The finds worth remembering, at most four: those that were worth most, in the order of the run. */
export function findsToRemember<Found extends { challenge: Challenge }>(
  finds: readonly Found[],
  baseOf: (challenge: Challenge) => number,
  most = 4,
): readonly Found[] {
  const best = new Set(
    finds.toSorted((a, b) => baseOf(b.challenge) - baseOf(a.challenge)).slice(0, most),
  )
  return finds.filter((found) => best.has(found))
}
