import { seededRandom, seedOf } from '../kiosk/seededRandom'
import { ALL_CHALLENGES, type Challenge, ruleOf } from './challenges'
import type { Deck, RunSetup } from './gameTypes'

/** Bits of a deck's seed, so that it fits a challenge code. */
export const SEED_BITS = 20

/** The tiers that a deck draws from, by their points (docs/game.md T4). */
const DECK_TIERS: Record<Deck, readonly number[]> = {
  full: [100, 150, 250],
  starter: [100, 150],
  expert: [150, 250],
}

/** The seed of an event's day: the same on every kiosk, so scores compare (docs/game.md T4). */
export function deckSeed(event: string, day: string): number {
  const hash = seedOf(`${event}\n${day}`)
  return (hash >>> SEED_BITS) ^ (hash & (2 ** SEED_BITS - 1))
}

/**
 * The prompts of a run in their order (docs/game.md T4): each tier shuffled, the easiest first, and never two
 * in a row on one screen, across tiers neither. Where the available prompts leave no such order, the one with
 * the fewest repeats.
 */
export function dealDeck({ deck, seed, available }: RunSetup): readonly Challenge[] {
  const { shuffle } = seededRandom(seed)
  const tiers = DECK_TIERS[deck].map((points) =>
    shuffle(
      ALL_CHALLENGES.filter(
        (challenge) => available.includes(challenge) && ruleOf(challenge).base === points,
      ),
    ),
  )
  return inOrder(tiers.flat())
}

/** The order with the fewest repeats that takes each time the first of the tier that allows it. */
function inOrder(shuffled: readonly Challenge[]): readonly Challenge[] {
  const fewest = new Map<string, number>()

  /** The cards that may come next: those of the first tier that is not used up. */
  const nextOf = (left: readonly Challenge[]) =>
    left.filter((card) => ruleOf(card).base === ruleOf(left[0] as Challenge).base)

  /** The fewest repeats with which the cards that are left can follow `last`. */
  function repeatsAfter(last: Challenge | undefined, left: readonly Challenge[]): number {
    if (left.length === 0) return 0
    const key = `${goalOf(last)} ${left.join()}`
    const known = fewest.get(key)
    if (known !== undefined) return known
    const found = Math.min(...nextOf(left).map((card) => repeatsWith(card, last, left)))
    fewest.set(key, found)
    return found
  }

  const repeatsWith = (card: Challenge, last: Challenge | undefined, left: readonly Challenge[]): number =>
    Number(isRepeat(last, card)) +
    repeatsAfter(
      card,
      left.filter((other) => other !== card),
    )

  const order: Challenge[] = []
  let left = shuffled
  while (left.length > 0) {
    const last = order.at(-1)
    const needed = repeatsAfter(last, left)
    const card = nextOf(left).find((each) => repeatsWith(each, last, left) === needed) as Challenge
    order.push(card)
    left = left.filter((other) => other !== card)
  }
  return order
}

/** The screen where a challenge is done; undefined for one that can be done everywhere. */
function goalOf(challenge: Challenge | undefined): string | undefined {
  return challenge && ruleOf(challenge).screens.at(-1)
}

/** Whether two prompts in a row would be done on one screen. */
export function isRepeat(before: Challenge | undefined, after: Challenge): boolean {
  return goalOf(after) !== undefined && goalOf(before) === goalOf(after)
}
