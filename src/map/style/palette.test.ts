import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAP_VARIANTS } from '#domain/lists/mapSearch'
import { type Palette, paletteOf } from './palette'
import { edgeColor, type RoadEdge } from './roadLayers'

const CSS = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')

/** The tokens of a theme; those that it does not change are the light theme's. */
function tokens(theme: string): Map<string, string> {
  const blocks = [...CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  // A kit preview inside another theme has no map.
  const isOf = (selector: string) => selector.includes(theme) && !selector.includes('] [')
  const wanted = blocks.filter(([, selector = '']) => selector.includes(':root') || isOf(selector))
  return new Map(
    wanted.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  )
}

const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

/** Minimum contrast between a road of a class and the land, by map variant. */
const LEAST: Record<RoadEdge, { quiet: number; contrast: number }> = {
  motorwayCasing: { quiet: 2.5, contrast: 4.5 },
  mainCasing: { quiet: 1.7, contrast: 2.5 },
  casing: { quiet: 1.35, contrast: 1.7 },
  localCasing: { quiet: 1.2, contrast: 1.35 },
}

describe.each(['light', 'dark', 'hall'])('roads in the %s theme', (theme) => {
  const values = tokens(`"${theme}"`)
  const palette = paletteOf((token) => values.get(token) ?? '')

  it.each(MAP_VARIANTS)('stand out from the land on the %s map, the busier the more', (variant) => {
    let before = 1
    for (const edge of ['localCasing', 'casing', 'mainCasing', 'motorwayCasing'] as const) {
      const ratio = contrast(edgeColor(edge, palette, variant), palette.land)
      expect(ratio, edge).toBeGreaterThanOrEqual(LEAST[edge][variant === 'contrast' ? 'contrast' : 'quiet'])
      expect(ratio, edge).toBeGreaterThan(before)
      before = ratio
    }
  })

  it('have names that read on their halo and on the land', () => {
    for (const ground of ['land', 'halo'] satisfies (keyof Palette)[])
      expect(contrast(palette.label, palette[ground])).toBeGreaterThanOrEqual(4.5)
  })
})
