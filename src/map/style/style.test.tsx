import { describe, expect, it } from 'vitest'
import type { ArchiveFacts } from '../ports/archives'
import type { MapVariant } from '../stageStore'
import { styleFaults } from '../testing/styleFaults'
import { paletteOf } from './palette'
import { makeStyle } from './style'

const archive = (name: string): ArchiveFacts => ({
  name,
  sha256: '0',
  synthetic: false,
  bounds: [-88, 41, -87, 42],
  minZoom: 9,
  maxZoom: 14,
  attribution: [],
})
const styleOf = (variant: MapVariant) =>
  makeStyle({
    archives: [archive('base'), archive('ca')],
    locale: 'en',
    variant,
    palette: paletteOf(() => '#888888'),
  })
const layersOf = (variant: MapVariant) => styleOf(variant).layers

it.each(['overlay', 'plain', 'contrast', 'night'] as const)('the %s map has a valid style', (variant) => {
  expect(styleFaults(styleOf(variant))).toEqual([])
})

describe('the names of a city', () => {
  it('of quarters and avenues are there before the zoom of any first view', () => {
    for (const id of ['ca-0-quarter', 'ca-0-road-name'])
      expect(layersOf('overlay').find((layer) => layer.id === id)?.minzoom).toBeLessThan(10.5)
  })

  it('of its towns have room before those of its quarters, and these before its avenues', () => {
    const ids = layersOf('overlay').map(({ id }) => id)
    const order = ['ca-0-road-name', 'ca-0-quarter', 'base-0-place'].map((id) => ids.indexOf(id))
    expect(order).toEqual([...order].sort((one, other) => one - other))
    expect(order).not.toContain(-1)
  })

  it('are left out of a plain map, but for its towns', () => {
    const ids = layersOf('plain').map(({ id }) => id)
    expect(ids.filter((id) => /quarter|road-name|street-name/.test(id))).toEqual([])
    expect(ids).toContain('base-0-place')
  })
})
