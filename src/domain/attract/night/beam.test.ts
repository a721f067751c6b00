import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/base/seededRandom'
import { angleTo, type BeamMotion, HALF_BEAM, nearestTo, nextMotion, offBeam, turnBetween } from './beam'

const LAMP = { x: 500, y: 300 }
const STILL: BeamMotion = { angle: 3, held: null, restMs: 0, sweptMs: 0 }

/** A point at an angle and a distance from the lamp. */
const around = (angle: number, px: number) => ({
  x: LAMP.x + px * Math.cos(angle),
  y: LAMP.y + px * Math.sin(angle),
})

describe('the beam', () => {
  it('lights what is inside its opening at any distance and direction, and nothing else', () => {
    const random = seededRandom(7)
    for (let run = 0; run < 500; run += 1) {
      const angle = 12 * random.next() - 6
      const off = 4 * random.next() - 2
      const point = around(angle + off * HALF_BEAM, 30 + 2_000 * random.next())
      const lit = offBeam({ lamp: LAMP, angle }, point)
      if (Math.abs(off) > 1.0001) expect(lit).toBeNull()
      else if (Math.abs(off) < 0.9999) expect(lit).toBeCloseTo(Math.abs(off))
    }
  })

  it('does not light the lamp itself', () => {
    expect(offBeam({ lamp: LAMP, angle: 0 }, { x: LAMP.x + 5, y: LAMP.y })).toBeNull()
  })

  it('turns the shorter way, also over the end of the circle', () => {
    expect(turnBetween(3, -3)).toBeCloseTo(2 * Math.PI - 6)
    expect(turnBetween(0.2, -0.2)).toBeCloseTo(-0.4)
  })

  it('arrives where a finger points, without jumping', () => {
    const held = angleTo(LAMP, around(1, 100))
    let motion: BeamMotion = { ...STILL, held }
    for (let step = 0; step < 40; step += 1) {
      const next = nextMotion(motion, 16, 3, true)
      expect(Math.abs(turnBetween(motion.angle, next.angle))).toBeLessThan(0.4)
      motion = next
    }
    expect(turnBetween(motion.angle, held)).toBeCloseTo(0)
  })

  it('stays for a while after it was let go, then swings on both sides of its middle', () => {
    let motion: BeamMotion = { ...STILL, angle: 1, restMs: 100 }
    motion = nextMotion(motion, 60, 3, true)
    expect(motion.angle).toBe(1)
    const angles: number[] = []
    for (let step = 0; step < 2_000; step += 1) {
      motion = nextMotion(motion, 33, 3, true)
      angles.push(motion.angle)
    }
    const swing = angles.slice(200)
    expect(Math.min(...swing)).toBeLessThan(2.5)
    expect(Math.max(...swing)).toBeGreaterThan(3.5)
    expect(Math.max(...swing) - Math.min(...swing)).toBeLessThan(1.5)
  })

  it('does not move by itself where nothing may', () => {
    expect(nextMotion(STILL, 1_000, 2, false).angle).toBe(STILL.angle)
  })
})

it('finds the nearest point in reach', () => {
  const spots = [
    { id: 'far', x: 90, y: 0 },
    { id: 'near', x: 40, y: 0 },
  ]
  expect(nearestTo({ x: 0, y: 0 }, spots, 100)?.id).toBe('near')
  expect(nearestTo({ x: 0, y: 0 }, spots.toReversed(), 100)?.id).toBe('near')
  expect(nearestTo({ x: 0, y: 0 }, spots, 30)).toBeNull()
})
