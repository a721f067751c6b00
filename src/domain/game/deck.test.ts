import { describe, expect, it } from 'vitest'
import { ALL_CHALLENGES, type Challenge, ruleOf } from './challenges'
import { dealDeck, deckSeed, isRepeat } from './deck'
import { type Deck, type RunSetup, SEED_BITS } from './gameTypes'

const deal = (seed: number, available: readonly Challenge[] = ALL_CHALLENGES, deck: Deck = 'full') =>
  dealDeck({ kind: 'ranked', deck, seed, lengthMs: 90_000, available } satisfies RunSetup)

const basesOf = (cards: readonly Challenge[]) => cards.map((card) => ruleOf(card).base)
const repeatsIn = (cards: readonly Challenge[]) =>
  cards.filter((card, at) => at > 0 && isRepeat(cards[at - 1], card)).length
const ofTier = (base: number) => ALL_CHALLENGES.filter((card) => ruleOf(card).base === base)

/** Every subset of some cards. */
function subsetsOf(cards: readonly Challenge[]): Challenge[][] {
  return Array.from({ length: 2 ** cards.length }, (_, bits) =>
    cards.filter((_card, at) => (bits >> at) % 2 === 1),
  )
}

/** Whether every order of these tiers has a repeat (docs/game.md T4). */
function isStuck(
  easy: readonly Challenge[],
  middle: readonly Challenge[],
  hard: readonly Challenge[],
): boolean {
  const is = (tier: readonly Challenge[], ...cards: Challenge[]) =>
    tier.length === cards.length && cards.every((card) => tier.includes(card))
  const tires = middle.includes('tire-kicker') ? 1 : 0
  const horns = middle.includes('honk-honk') ? 1 : 0
  // With one other card between them, the two surround it, so that the tier ends on a vehicle's page.
  const endsAtVehicle = tires + horns > 0 && middle.length < 2 * (tires + horns)
  return (
    is(easy, 'where-is-everyone', 'plug-in') ||
    is(middle, 'tire-kicker', 'honk-honk') ||
    is(hard, 'speed-trap', 'fence-me-in') ||
    (is(hard, 'trip-detective') && endsAtVehicle)
  )
}

describe('a deck', () => {
  it('deals every card once, by tier, in another order for another seed', () => {
    const deals = Array.from({ length: 200 }, (_, seed) => deal(seed))
    for (const cards of deals) {
      expect([...cards].sort()).toEqual([...ALL_CHALLENGES].sort())
      expect(basesOf(cards)).toEqual([...basesOf(cards)].sort((a, b) => a - b))
    }
    expect(new Set(deals.map((cards) => cards.join())).size).toBe(200)
    expect(deal(7)).toEqual(deal(7))
  })

  it('opens, over many seeds, with each of the easy ones', () => {
    const opening = new Set(Array.from({ length: 200 }, (_, seed) => deal(seed)[0]))
    expect([...opening].sort()).toEqual([...ofTier(100)].sort())
  })

  it.each<[Deck, readonly number[]]>([
    ['full', [100, 150, 250]],
    ['starter', [100, 150]],
    ['expert', [150, 250]],
  ])('%s draws from the tiers %j', (deck, tiers) => {
    expect([...new Set(basesOf(deal(3, ALL_CHALLENGES, deck)))]).toEqual(tiers)
    expect(repeatsIn(deal(3, ALL_CHALLENGES, deck))).toBe(0)
  })

  it('never has two in a row on one screen, for every seed of a year of days', () => {
    for (let day = 0; day < 365; day += 1)
      expect(repeatsIn(deal(deckSeed('Fleet Expo', String(day))))).toBe(0)
  })

  it('is free of repeats for every subset of its cards but where no order can be', () => {
    // The easy tier shares no screen with the others, so it can be tested alone.
    for (const easy of ofTier(100))
      for (const other of [...ofTier(150), ...ofTier(250)]) expect(isRepeat(easy, other)).toBe(false)
    for (const easy of subsetsOf(ofTier(100))) {
      const cards = deal(11, easy)
      expect([...cards].sort()).toEqual([...easy].sort())
      expect([easy, repeatsIn(cards)]).toEqual([easy, Number(isStuck(easy, [], []))])
    }
    for (const middle of subsetsOf(ofTier(150)))
      for (const hard of subsetsOf(ofTier(250))) {
        const available = [...middle, ...hard]
        const repeats = repeatsIn(deal(11, available))
        if (repeats > 0 !== isStuck([], middle, hard)) expect.fail(`${available.join()}: ${repeats}`)
        // Even then there are no more repeats than necessary.
        expect(repeats).toBeLessThanOrEqual(2)
      }
  })

  it('of nothing is empty', () => {
    expect(deal(1, [])).toEqual([])
  })
})

describe('the seed of a day', () => {
  it('is the same for the same event and day, and has 20 bits', () => {
    const seeds = Array.from({ length: 1_000 }, (_, day) => deckSeed('Fleet Expo', `day ${day}`))
    expect(deckSeed('Fleet Expo', 'day 3')).toBe(seeds[3])
    for (const seed of seeds) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** SEED_BITS).toBe(true)
    expect(new Set(seeds).size).toBeGreaterThan(990)
  })

  it('keeps event and day apart', () => {
    expect(deckSeed('Expo 1', '2026-11-22')).not.toBe(deckSeed('Expo', '12026-11-22'))
  })
})
