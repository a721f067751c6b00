import { expect, it } from 'vitest'
import { CONFETTI_MS, pieceAt, throwConfetti } from './confettiFlight'

it('flies the same for one seed, only ever fades, and is gone after two seconds', () => {
  const pieces = throwConfetti(3, 5)
  expect(pieces).toEqual(throwConfetti(3, 5))
  expect(CONFETTI_MS).toBeLessThanOrEqual(2000)
  for (const piece of pieces) {
    const opacities = Array.from({ length: 41 }, (_, at) => pieceAt(piece, (CONFETTI_MS / 40) * at).opacity)
    expect(opacities).toEqual(opacities.toSorted((a, b) => b - a))
    expect(opacities.at(-1)).toBe(0)
    expect(piece.color).toBeLessThan(5)
  }
})
