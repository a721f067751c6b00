import { expect, it } from 'vitest'
import { seededRandom } from '#domain/base/seededRandom'
import { type Box, linePlaces } from './linePlaces'

const WINDOW = { width: 1180, height: 820 }
const WORDS: Box[] = [
  { left: 48, top: 520, right: 720, bottom: 770 },
  { left: 900, top: 40, right: 1140, bottom: 70 },
]
const touches = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

it('keeps lines inside the window, off the words and off each other', () => {
  const random = seededRandom(3)
  for (let run = 0; run < 300; run += 1) {
    const lines = [1, 2, 3].map(() => ({
      x: random.int(0, WINDOW.width),
      y: random.int(0, WINDOW.height),
      width: random.int(120, 420),
      height: 48,
    }))
    const boxes = linePlaces(lines, WINDOW, WORDS).filter((box) => box !== null)
    for (const [index, box] of boxes.entries()) {
      expect(box.left >= 0 && box.top >= 0 && box.right <= 1180 && box.bottom <= 820).toBe(true)
      const others = [...WORDS, ...boxes.slice(index + 1)]
      expect(others.some((other) => touches(box, other))).toBe(false)
    }
  }
})

it('covers a vehicle only if every other place is taken', () => {
  const line = { x: 600, y: 300, width: 200, height: 48 }
  const toTheRight = { left: 640, top: 290, right: 660, bottom: 310 }
  const [free] = linePlaces([line], WINDOW, [], [toTheRight])
  expect(free && touches(free, toTheRight)).toBe(false)
  const everywhere = { left: 0, top: 0, right: 1180, bottom: 820 }
  expect(linePlaces([line], WINDOW, [], [everywhere])[0]).not.toBeNull()
  expect(linePlaces([line], WINDOW, [everywhere])[0]).toBeNull()
})
