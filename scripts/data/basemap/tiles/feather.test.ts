import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { planeAt } from '../plane'
import type { LayerFeatures } from './cutTiles'
import { cityFade, FADE_STEPS, feather } from './feather'
import { areaFeature, lineFeature } from './features'

const plane = planeAt([-100, 25])
const at = (x: number, y: number): LngLat => plane.toPosition([x * 1000, y * 1000])
/** A town of 20 by 20 km: one street round it and one through its middle. */
const TOWN: LayerFeatures[] = [
  {
    layer: 'roads',
    minZoom: 9,
    features: [
      lineFeature([at(-10, -10), at(10, -10), at(10, 10), at(-10, 10), at(-10, -10)], { kind: 'ring' }),
      lineFeature([at(-10, 0), at(10, 0)], { kind: 'main', name: 'Main St' }),
    ],
  },
  {
    layer: 'landuse',
    minZoom: 9,
    features: [
      areaFeature([[at(-1, -1), at(1, -1), at(1, 1), at(-1, -1)]], { kind: 'park' }),
      areaFeature([[at(7, 7), at(9, 7), at(9, 9), at(7, 7)]], { kind: 'wood' }),
    ],
  },
]

describe('the edge of a city', () => {
  const fadeAt = cityFade(TOWN, [])
  const roads = feather(TOWN, fadeAt)[0]?.features ?? []
  const main = roads.filter(({ properties }) => properties?.kind === 'main')
  const stepOf = ({ properties }: (typeof roads)[number]): number => properties?.fade ?? FADE_STEPS

  it('is not drawn: what lies on it is left out, and a street fades towards it step by step', () => {
    expect(roads.filter(({ properties }) => properties?.kind === 'ring')).toEqual([])
    const steps = main.map(stepOf)
    expect(Math.max(...steps)).toBe(FADE_STEPS)
    expect(Math.min(...steps)).toBe(1)
    for (const [index, step] of steps.slice(1).entries())
      expect(Math.abs(step - (steps[index] ?? 0))).toBeLessThanOrEqual(1)
  })

  it('leaves a street in one piece inside, with its name on every piece', () => {
    expect(main.filter((piece) => stepOf(piece) === FADE_STEPS)).toHaveLength(1)
    expect(main.every(({ properties }) => properties?.name === 'Main St')).toBe(true)
  })

  it('leaves no gap between the pieces', () => {
    const lines = main.map(({ geometry }) => (geometry.type === 'LineString' ? geometry.coordinates : []))
    for (const [index, line] of lines.slice(1).entries()) expect(line[0]).toEqual(lines[index]?.at(-1))
  })

  it('fades a park as a whole by its outermost corner', () => {
    const [inner, outer] = feather(TOWN, fadeAt)[1]?.features ?? []
    expect(inner?.properties?.fade).toBeUndefined()
    expect(outer?.properties?.fade).toBeLessThan(FADE_STEPS)
  })

  it('is no edge where open water begins', () => {
    const east = at(9.5, 0)
    expect(fadeAt(east)).toBeLessThan(FADE_STEPS / 2)
    expect(cityFade(TOWN, [at(30, -20), at(30, 20)])(east)).toBe(FADE_STEPS)
  })
})
