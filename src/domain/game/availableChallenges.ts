import { ALL_CHALLENGES, type Challenge } from './challenges'

/** Facts about this kiosk that decide which prompts it can offer. */
export interface ChallengeGround {
  /** Trips and scores in this region (docs/decisions.md D3). */
  trips: boolean
  /** Reports, which a screen narrower than 600 px hides (docs/decisions.md D11). */
  reports: boolean
}

/** The challenges that this kiosk can offer, in the order of docs/game.md T5. */
export function availableChallenges({ trips, reports }: ChallengeGround): readonly Challenge[] {
  return ALL_CHALLENGES.filter(
    (challenge) => (trips || challenge !== 'trip-detective') && (reports || challenge !== 'paper-trail'),
  )
}
