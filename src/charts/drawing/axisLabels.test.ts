import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisLabels, labelWidth } from './axisLabels'

const days = (count: number) => Array.from({ length: count }, (_, at) => `Oct ${at + 1}`)
const centersOf = (count: number, width: number) =>
  Array.from({ length: count }, (_, at) => ((at + 0.5) * width) / count)

function chosen(count: number, width: number): number[] {
  return axisLabels(days(count), centersOf(count, width), { from: 0, to: width }, 1).map(({ at }) => at)
}

describe('names below a plot', () => {
  it('are all there when there is room', () => {
    expect(chosen(7, 600)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('are of each week up to the last day, and of the first, when there is not', () => {
    expect(chosen(30, 480)).toEqual([0, 8, 15, 22, 29])
    expect(chosen(60, 240).at(-1)).toBe(59)
  })

  it('are there for one point, and not for none', () => {
    expect(chosen(1, 300)).toEqual([0])
    expect(chosen(0, 300)).toEqual([])
  })

  it('never touch and never leave their bounds, whatever their length, number, room and text size', () => {
    const text = fc.string({ minLength: 1, maxLength: 16 })
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 70 }),
        fc.integer({ min: 150, max: 1400 }),
        fc.constantFrom(1, 1.5, 2),
        (texts, width, scale) => {
          const labels = axisLabels(texts, centersOf(texts.length, width), { from: 0, to: width }, scale)
          const half = (at: number) => labelWidth(texts[at] ?? '', scale) / 2
          expect(labels.length).toBeGreaterThan(0)
          labels.forEach(({ at, x }, place) => {
            const next = labels[place + 1]
            if (next) expect(x + half(at)).toBeLessThan(next.x - half(next.at))
          })
        },
      ),
    )
  })
})
