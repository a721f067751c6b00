import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { ALL_CHALLENGES, type Challenge, ruleOf } from './challenges'
import { type Deck, type RunSetup, SEED_BITS } from './gameTypes'

/** The tiers that a deck draws from, by their points (docs/game.md T4). */
const DECK_TIERS: Record<Deck, readonly number[]> = {
  full: [100, 150, 250],
  starter: [100, 150],
  expert: [150, 250],
}

/** The seed of an event's day: the same on every kiosk, so that scores are comparable (docs/game.md T4). */
export function deckSeed(event: string, day: string): number {
  const hash = seedOf(`${event}\n${day}`)
  return (hash >>> SEED_BITS) ^ (hash & (2 ** SEED_BITS - 1))
}

/**
 * The prompts of a run in order (docs/game.md T4): each tier shuffled, the easiest first, without two in a
 * row on the same screen, even across tiers. If the available prompts have no such order, one with the fewest
 * repeats.
 */
export function dealDeck({ deck, seed, available }: RunSetup): readonly Challenge[] {
  const key = [deck, seed, ...available].join()
  const known = dealt.get(key)
  if (known) return known
  const { shuffle } = seededRandom(seed)
  const tiers = DECK_TIERS[deck].map((points) =>
    shuffle(
      ALL_CHALLENGES.filter(
        (challenge) => available.includes(challenge) && ruleOf(challenge).base === points,
      ),
    ),
  )
  const order = inOrder(tiers.flat())
  if (dealt.size >= MOST_DEALT) dealt.clear()
  dealt.set(key, order)
  return order
}

/** Cached: a leaderboard replays hundreds of runs of the same few decks. */
const dealt = new Map<string, readonly Challenge[]>()
const MOST_DEALT = 64

/** The order with the fewest repeats that always takes the first possible card of the tier. */
function inOrder(shuffled: readonly Challenge[]): readonly Challenge[] {
  for (let repeats = 0; ; repeats += 1) {
    const order = orderWith(repeats, shuffled)
    if (order) return order
  }
}

/** The first order with at most `most` repeats; null if there is none. */
function orderWith(most: number, shuffled: readonly Challenge[]): readonly Challenge[] | null {
  const tried = new Set<string>()

  function follow(
    last: Challenge | undefined,
    left: readonly Challenge[],
    repeats: number,
  ): Challenge[] | null {
    const [first] = left
    if (first === undefined) return []
    for (const card of left) {
      const spent = isRepeat(last, card) ? 1 : 0
      if (ruleOf(card).base !== ruleOf(first).base || spent > repeats) continue
      const others = left.filter((other) => other !== card)
      // If the remaining cards cannot follow this one, the order of the earlier ones does not matter.
      const key = `${card} ${repeats - spent} ${[...others].sort().join()}`
      if (tried.has(key)) continue
      const rest = follow(card, others, repeats - spent)
      if (rest) return [card, ...rest]
      tried.add(key)
    }
    return null
  }

  return follow(undefined, shuffled, most)
}

/** The screen where a challenge is done; undefined if it can be done everywhere. */
function goalOf(challenge: Challenge | undefined): string | undefined {
  return challenge && ruleOf(challenge).screens.at(-1)
}

/** Whether two consecutive prompts would be done on the same screen. */
export function isRepeat(before: Challenge | undefined, after: Challenge): boolean {
  return goalOf(after) !== undefined && goalOf(before) === goalOf(after)
}

/** Facts about this kiosk that decide which prompts it can offer. */
interface ChallengeGround {
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
