import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOLD_MS, move, NO_TRACK, press, release, wait } from './gestures'

const START = { x: 100, y: 200 }
const off = (dx: number, dy = 0) => ({ x: START.x + dx, y: START.y + dy })
const endAfter = (dx: number, dy: number, ms: number) => release(press(START, 0), off(dx, dy), ms)[1]

describe('a tap', () => {
  it.each([
    [9, 'tap'],
    [10, 'tap'],
    [11, undefined],
  ])('moved by %i px is %s', (px, kind) => {
    expect(endAfter(px, 0, 50)?.kind).toBe(kind)
    expect(endAfter(0, -px, 50)?.kind).toBe(kind)
  })

  it('is none when the finger went away and came back', () => {
    const [away] = move(press(START, 0), off(20), 30)
    expect(release(away, START, 60)[1]).toBeNull()
  })
})

describe('a swipe', () => {
  it.each([
    [29, undefined],
    [30, 'swipe'],
    [31, 'swipe'],
  ])('of %i px is %s', (px, kind) => {
    expect(endAfter(px, 0, 50)?.kind).toBe(kind)
    expect(endAfter(0, px, 50)?.kind).toBe(kind)
  })

  it.each([
    [-40, 5, 'left'],
    [40, 5, 'right'],
    [5, -40, 'up'],
    [5, 40, 'down'],
  ])('by %i, %i goes %s', (dx, dy, direction) => {
    expect(endAfter(dx, dy, 50)).toMatchObject({ kind: 'swipe', direction })
  })
})

describe('a hold', () => {
  it.each([
    [390, null],
    [399, null],
    [400, 'hold'],
    [410, 'hold'],
  ])('after %i ms: %s', (ms, kind) => {
    expect(wait(press(START, 0), ms)[1]?.kind ?? null).toBe(kind)
  })

  it('is one at any fraction of a millisecond at which the finger came', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e5 }), (tenths) => {
        const ms = tenths / 10
        expect(wait(press(START, ms), ms + HOLD_MS)[1]?.kind).toBe('hold')
      }),
    )
  })

  it('counts once, and its end is no tap', () => {
    const [held] = wait(press(START, 0), 400)
    expect(wait(held, 500)[1]).toBeNull()
    expect(release(held, START, 600)[1]).toBeNull()
  })

  it('is none once the finger has moved', () => {
    const [moved] = move(press(START, 0), off(11), 100)
    expect(wait(moved, 400)[1]).toBeNull()
  })
})

describe('reports', () => {
  /** Moves every 10 ms for a second. */
  const reportsOf = (first: typeof NO_TRACK) => {
    let track = first
    const times: number[] = []
    for (let time = 0; time <= 1000; time += 10) {
      const [next, gesture] = move(track, off(20 + time), time)
      if (gesture) times.push(time)
      track = next
    }
    return times
  }

  it.each([
    ['drag', press(START, 0)],
    ['rollover', NO_TRACK],
  ])('of a %s come every 100 ms', (_kind, first) => {
    expect(reportsOf(first)).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])
  })

  it('never come closer than 100 ms, whatever the moves', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ dx: fc.integer(), ms: fc.nat(300) })), (moves) => {
        let [track, time, last] = [press(START, 0), 0, Number.NEGATIVE_INFINITY]
        for (const { dx, ms } of moves) {
          time += ms
          const [next, gesture] = move(track, off(dx), time)
          if (gesture) {
            expect(time - last).toBeGreaterThanOrEqual(100)
            last = time
          }
          track = next
        }
      }),
    )
  })
})
