import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  BRAND_SURFACES,
  brandContrast,
  brandTokens,
  contrast,
  PRODUCT_COLORS,
  readableColor,
  TEXT_CONTRAST,
} from './brandColors'

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const THEMES = ['light', 'dark'] as const

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
})

it.each(THEMES)('makes any color readable on %s screens, on its button too', (theme) => {
  fc.assert(
    fc.property(color, (chosen) => {
      const readable = readableColor(chosen, theme)
      const tokens = brandTokens(readable, theme)
      expect(brandContrast(readable, theme)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      expect(contrast(String(tokens['--on-brand']), readable)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      if (brandContrast(chosen, theme) >= TEXT_CONTRAST) expect(readable).toBe(chosen)
    }),
  )
})

it.each(THEMES)('knows the surfaces of the %s theme', (theme) => {
  const css = readFileSync('src/ui/tokens.css', 'utf8')
  const block = css.slice(css.indexOf(`[data-theme="${theme}"] {`))
  const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1]
  expect(BRAND_SURFACES[theme]).toMatchObject({ surface: token('surface'), bg: token('bg') })
  expect(PRODUCT_COLORS[theme]).toBe(token('brand-text'))
})
