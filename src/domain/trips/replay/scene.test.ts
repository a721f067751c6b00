import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import type { RoadClass } from '#domain/geo/road'
import { chanceAt, clipScene, sunAltitudeDeg } from './scene'

const CHICAGO: LngLat = [-87.7, 41.9]
const MONTERREY: LngLat = [-100.3, 25.7]

describe('the sun', () => {
  // Sunrise and sunset as in almanacs, the sun's center 0.83 degrees below the horizon.
  it.each([
    ['rises in Chicago in November', CHICAGO, '2026-11-20T12:47:00Z'],
    ['sets in Chicago in November', CHICAGO, '2026-11-20T22:26:00Z'],
    ['rises in Chicago in June', CHICAGO, '2026-06-21T10:16:00Z'],
    ['sets in Chicago in June', CHICAGO, '2026-06-22T01:29:00Z'],
  ])('%s', (_, place, at) => {
    expect(Math.abs(sunAltitudeDeg(new Date(at), place) + 0.83)).toBeLessThan(0.5)
  })

  it('is high at noon in Monterrey in June', () => {
    expect(sunAltitudeDeg(new Date('2026-06-21T18:43:00Z'), MONTERREY)).toBeGreaterThan(86)
  })
})

describe('the scene of a clip', () => {
  const path = (roadClass: RoadClass) => ({
    points: [CHICAGO, [-87.7, 42] as LngLat],
    mileAt: [0, 7],
    roads: [{ from: 0, to: 1, roadClass, limitMph: 30, name: 'Some Street' }],
  })
  const scene = (roadClass: RoadClass, at: string, trip = 't-1') =>
    clipScene(path(roadClass), 3, CHICAGO, new Date(at), trip)

  it('is the night of a city street at half past seven in November', () => {
    expect(scene('secondary', '2026-11-21T01:32:00Z')).toMatchObject({
      look: 'arterial',
      darkness: 1,
      glow: 0,
    })
  })

  it('is the day of a highway at noon, and glows at sunset', () => {
    expect(scene('motorway', '2026-11-20T18:00:00Z')).toMatchObject({ look: 'highway', darkness: 0, glow: 0 })
    const dusk = scene('minor', '2026-11-20T22:30:00Z')
    expect(dusk.look).toBe('street')
    expect(dusk.darkness).toBeGreaterThan(0.2)
    expect(dusk.darkness).toBeLessThan(0.8)
    expect(dusk.glow).toBeGreaterThan(0.7)
  })

  it('is the same each time and another for another trip', () => {
    const one = scene('minor', '2026-11-20T18:00:00Z')
    expect(scene('minor', '2026-11-20T18:00:00Z')).toEqual(one)
    expect(scene('minor', '2026-11-20T18:00:00Z', 't-2').seed).not.toBe(one.seed)
    expect(chanceAt(one.seed, 4, 1)).toBe(chanceAt(one.seed, 4, 1))
  })
})
