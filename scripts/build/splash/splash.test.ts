import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { splashImages } from './ipads'
import { centered, markPicture, type Picture } from './markPicture'
import { coverage, outlinesOf } from './pathShape'

const total = (cells: Float64Array) => cells.reduce((sum, cell) => sum + cell, 0)
const icon = readFileSync('public/icons/favicon.svg', 'utf8')

it('covers as many pixels as the square has', () => {
  expect(total(coverage(outlinesOf('M1 1H3V3H1Z'), 40, 4))).toBeCloseTo(400, 5)
})

it('leaves out a hole', () => {
  expect(total(coverage(outlinesOf('M0 0H4V4H0Z M1 1H3V3H1Z'), 40, 4))).toBeCloseTo(1200, 5)
})

it('follows a quarter of a circle drawn as a curve', () => {
  const quarter = outlinesOf('M0 0L0 4C2.2091 4 4 2.2091 4 0Z')
  expect(total(coverage(quarter, 80, 4)) / 6400).toBeCloseTo(Math.PI / 4, 2)
})

it('refuses a command that it does not know', () => {
  expect(() => outlinesOf('M0 0A1 1 0 0 0 2 2Z')).toThrow('path command A')
})

it('puts the mark in the middle of a ground of its own color', () => {
  const mark = markPicture(icon, 96)
  const splash = centered(mark, 300, 400)
  expect(colorAt(splash, 0, 0)).toEqual([255, 255, 255])
  // The lamp of the mark stands at 20, 19.6 of 48; the pin is dark beside it.
  expect(colorAt(splash, 102 + 40, 152 + 39)).toEqual([255, 177, 26])
  expect(colorAt(splash, 102 + 40, 152 + 12)).toEqual([10, 92, 118])
})

it('says when the icon is no longer what the splash is made of', () => {
  expect(() => markPicture('<svg/>', 10)).toThrow('favicon.svg has no')
})

it('has one image an orientation of each screen, each of a size of its own', () => {
  const images = splashImages()
  expect(new Set(images.map(({ file }) => file)).size).toBe(images.length)
  for (const { width, height, media } of images)
    expect(media).toContain(width > height ? 'landscape' : 'portrait')
})

function colorAt({ width, palette, pixels }: Picture, x: number, y: number) {
  return palette[pixels[y * width + x] ?? -1]
}
