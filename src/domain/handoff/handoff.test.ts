import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#domain/base/locale'
import { HANDOFF_PAGE_CHARACTERS } from '#domain/device/config'
import { encodeChallenge } from '#domain/game/challengeCode'
import { ALL_CHALLENGES } from '#domain/game/challenges'
import { WAYPOINTS } from '#domain/tour/waypoints'
import { decodeHandoff } from './decodeHandoff'
import { encodeHandoff, HANDOFF_ADDRESS_BYTES, handoffAddress } from './encodeHandoff'
import { cleanEvent } from './eventName'
import type { GameHandoff, Handoff } from './handoff'

const PAGE = 'https://hello.example.com/fleet/handoff.html'
const NAMES = WAYPOINTS.map(({ name }) => name)

const anEvent = fc.string({ unit: 'grapheme', maxLength: 80 }).map(cleanEvent)
const aGame = fc
  .record({
    locale: fc.constantFrom(...LOCALES),
    event: anEvent,
    score: fc.nat(8191),
    found: fc.shuffledSubarray([...ALL_CHALLENGES]),
    rank: fc.option(fc.integer({ min: 1, max: 999 })),
    seed: fc.nat(2 ** 20 - 1),
    streak: fc.nat(16),
  })
  .map(
    ({ seed, streak, ...game }): GameHandoff => ({
      kind: 'game',
      ...game,
      bestStreak: Math.min(streak, game.found.length),
      code: encodeChallenge({ seed, deck: 'full', score: game.score }),
    }),
  )
const aTour = fc
  .record({
    locale: fc.constantFrom(...LOCALES),
    event: anEvent,
    names: fc.shuffledSubarray([...NAMES]),
    seen: fc.nat(20),
    interests: fc.nat(3),
  })
  .map(
    ({ names, seen, interests, ...head }): Handoff => ({
      kind: 'tour',
      ...head,
      seen: names.slice(0, seen),
      interests: Math.min(interests, seen, names.length),
      unseen: names.slice(seen),
    }),
  )
const aHandoff = fc.oneof(aGame, aTour)

const A_GAME: GameHandoff = {
  kind: 'game',
  locale: 'fr-CA',
  event: 'Salon du véhicule de Montréal',
  score: 2840,
  found: ['ring-the-bell', 'go-the-extra-mile'],
  bestStreak: 2,
  rank: 3,
  code: encodeChallenge({ seed: 77, deck: 'full', score: 2840 }),
}

/** The fragment of an arbitrary record. */
const fragmentOf = (record: unknown) =>
  `v1.${Buffer.from(typeof record === 'string' ? record : JSON.stringify(record)).toString('base64url')}`
const RECORD = JSON.parse(Buffer.from(encodeHandoff(A_GAME).slice(3), 'base64url').toString()) as object

describe('a summary', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(aHandoff, (handoff) => {
        expect(decodeHandoff(`#${encodeHandoff(handoff)}`)).toEqual(handoff)
      }),
    )
  })

  it('fits the code with any name of an event, and only the name is cut', () => {
    fc.assert(
      fc.property(aHandoff, fc.string({ unit: 'grapheme', maxLength: 300 }), (handoff, event) => {
        const address = handoffAddress(PAGE, { ...handoff, event }) ?? ''
        expect(Buffer.byteLength(address)).toBeLessThanOrEqual(HANDOFF_ADDRESS_BYTES)
        const read = decodeHandoff(new URL(address).hash)
        expect(read && { ...read, event: '' }).toEqual({ ...handoff, event: '' })
        const whole = cleanEvent(event)
        const shown = read?.event ?? ''
        if (shown !== whole) expect(whole.startsWith(shown.replace(/…$/, ''))).toBe(true)
      }),
    )
  })

  it('has room behind the longest page that a configuration may name', () => {
    const page = 'https://hello.example/'.padEnd(HANDOFF_PAGE_CHARACTERS, 'a')
    fc.assert(
      fc.property(aHandoff, (handoff) => {
        expect(handoffAddress(page, handoff)).not.toBeNull()
      }),
    )
  })

  it('holds nothing but what its record names', () => {
    const visit = { sessionIdentifier: 'b7a0', initials: 'ZED' }
    expect(encodeHandoff({ ...A_GAME, ...visit })).toBe(encodeHandoff(A_GAME))
    expect(Object.keys(RECORD).sort()).toEqual(['b', 'c', 'e', 'f', 'k', 'l', 'r', 's'])
  })

  it.each(['', 'handoff.html', 'javascript:alert(1)', `https://example.com/${'long/'.repeat(90)}`])(
    'has no address where %j is the page',
    (page) => {
      expect(handoffAddress(page, A_GAME)).toBeNull()
    },
  )
})

describe('a fragment', () => {
  it('never throws, and what it is read as can be written again', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.anything().map((value) => fragmentOf(JSON.stringify(value) ?? '')),
      fc
        .record(
          {
            k: fc.constantFrom('g', 't'),
            l: fc.constantFrom('en', 'de'),
            e: fc.anything(),
            s: fc.anything(),
          },
          { requiredKeys: ['k', 'l'] },
        )
        .map(fragmentOf),
    )
    fc.assert(
      fc.property(anything, (fragment) => {
        const read = decodeHandoff(fragment)
        if (read) expect(decodeHandoff(encodeHandoff(read))).toEqual(read)
      }),
    )
  })

  it.each([
    ['Pharos demo booth', 'Pharos demo booth'],
    ['Salon du véhicule de Montréal, 23–26 nov. 2026', 'Salon du véhicule de Montréal, 23–26 nov. 2026'],
    ['NADA Show (Hall B), 2026/2027', 'NADA Show (Hall B), 2026/2027'],
    ['Booth 10432 & friends', 'Booth 10432 & friends'],
    ['Day\u202e\u0000\n1', 'Day 1'],
    ['<img src=x onerror=alert(1)>', ''],
    ['Your iPad is infected, call 555-1234', ''],
    ['call (312) 555 0199', ''],
    ['Win a truck at evil.example', ''],
    ['Win a truck: https://evil', ''],
    ['www evil', ''],
    ['Free money!', ''],
    ['me@evil', ''],
    ['a'.repeat(81), `${'a'.repeat(79)}…`],
  ])('of an event %j shows %j', (event, shown) => {
    expect(decodeHandoff(fragmentOf({ ...RECORD, e: event }))?.event).toBe(shown)
  })

  it.each<[string, unknown]>([
    ['is empty', ''],
    ['is no JSON', '{"k":"g"'],
    ['is a list', [1, 2]],
    ['is of an unknown kind', { ...RECORD, k: 'x' }],
    ['is in an unknown language', { ...RECORD, l: 'constructor' }],
    ['names an event by a number', { ...RECORD, e: 7 }],
    ['has a score beyond any run', { ...RECORD, s: 1e9 }],
    ['has a score that is text', { ...RECORD, s: '2840' }],
    ['finds what does not exist', { ...RECORD, f: [999] }],
    ['finds the same twice', { ...RECORD, f: [101, 101] }],
    ['has a streak longer than its finds', { ...RECORD, b: 3 }],
    ['ranks before the first', { ...RECORD, r: 0 }],
    ['has a code that no run made', { ...RECORD, c: 'AAAAAAAA' }],
    ['has seen and not seen a topic', { k: 't', l: 'en', w: [1], i: 0, u: [1] }],
    ['has more interests than topics', { k: 't', l: 'en', w: [1], i: 2, u: [] }],
  ])('that %s is none', (_what, record) => {
    expect(decodeHandoff(fragmentOf(record))).toBeNull()
  })

  it.each([
    ['cut', encodeHandoff(A_GAME).slice(0, -9)],
    ['of another version', encodeHandoff(A_GAME).replace('v1', 'v2')],
    ['too long', encodeHandoff({ ...A_GAME, event: '€'.repeat(200) }).padEnd(2001, 'A')],
    ['not base64', 'v1.<script>'],
  ])('that is %s is none', (_what, fragment) => {
    expect(decodeHandoff(fragment)).toBeNull()
  })
})
