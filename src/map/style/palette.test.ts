import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAP_VARIANTS } from '#domain/lists/mapSearch'
import type { MapVariant } from '../stageStore'
import type { ArchiveSource } from './archiveSource'
import { type Palette, paletteOf } from './palette'
import { edgeColor, type RoadEdge, roadLayers } from './roadLayers'

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

/** The zoom of a city from which each class has its minimum contrast. */
const VISIBLE = {
  motorway: { from: 9.5, least: LEAST.motorwayCasing },
  trunk: { from: 9.5, least: LEAST.motorwayCasing },
  primary: { from: 10, least: LEAST.mainCasing },
  secondary: { from: 10.5, least: LEAST.mainCasing },
  tertiary: { from: 11.5, least: LEAST.casing },
  minor: { from: 12.5, least: LEAST.casing },
} as const

const PART: ArchiveSource = {
  source: 'us',
  archive: {
    name: 'us',
    sha256: '',
    synthetic: false,
    bounds: [0, 0, 0, 0],
    minZoom: 9,
    maxZoom: 14,
    attribution: [],
  },
}

/** The value of an interpolation by zoom. */
function atZoom(expression: unknown, zoom: number): number {
  const [, [, base = 1], , ...stops] = expression as [string, [string, number?], unknown, ...number[]]
  const pairs = stops.flatMap((at, index) => (index % 2 === 0 ? [[at, stops[index + 1] ?? 0] as const] : []))
  const next = pairs.findIndex(([at]) => at > zoom)
  const [from, to] = [pairs.at(next < 0 ? -1 : Math.max(0, next - 1)), pairs.at(Math.max(next, 0))]
  if (!from || !to || next <= 0) return (next < 0 ? from : to)?.[1] ?? 0
  const [span, part] = [to[0] - from[0], zoom - from[0]]
  const share = base === 1 ? part / span : (base ** part - 1) / (base ** span - 1)
  return from[1] + (to[1] - from[1]) * share
}

/** The line at the edge of a road as it is seen: less than a pixel, or not opaque, it is mixed with the land. */
function seenEdge(palette: Palette, variant: MapVariant, name: string, zoom: number): string {
  const layers = roadLayers(PART, palette, variant)
  const paintOf = (id: string) => layers.find((layer) => layer.id === id)?.paint as Record<string, unknown>
  const [edge, core] = [paintOf(`us-${name}-casing`), paintOf(`us-${name}`)]
  const wide = atZoom(edge['line-width'], zoom)
  const isCored = atZoom(core['line-opacity'], zoom) > 0
  const px = isCored ? (wide - atZoom(core['line-width'], zoom)) / 2 : wide
  const share = Math.min(1, px) * atZoom(edge['line-opacity'], zoom)
  const color = (edge['line-color'] as unknown[]).at(-1) as string
  const mixed = [1, 3, 5].map((at) => {
    const [land, line] = [palette.land, color].map((each) => Number.parseInt(each.slice(at, at + 2), 16))
    return Math.round((land ?? 0) + ((line ?? 0) - (land ?? 0)) * share)
  })
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
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

  it.each(Object.entries(VISIBLE))(
    'of the class %s stand out from the land at every zoom of a city',
    (name, { from, least }) => {
      for (const variant of MAP_VARIANTS)
        for (let zoom: number = from; zoom <= 14; zoom += 0.1) {
          const ratio = contrast(seenEdge(palette, variant, name, zoom), palette.land)
          expect(ratio, `${variant} ${zoom.toFixed(1)}`).toBeGreaterThanOrEqual(least.quiet - 0.02)
        }
    },
  )

  it('have names that read on their halo and on the land', () => {
    for (const ground of ['land', 'halo'] satisfies (keyof Palette)[])
      expect(contrast(palette.label, palette[ground])).toBeGreaterThanOrEqual(4.5)
  })
})
