import { describe, expect, it } from 'vitest'
import { WAYPOINTS } from '#domain/tour/waypoints'
import { tourHandoff } from './tourHandoff'

const HEAD = { locale: 'en', event: 'Expo' } as const
const [BELL, , SEARCH, HEALTH, RECALLS] = [1, 2, 3, 4, 5] as const
const reachable = WAYPOINTS.slice(0, 6)

describe('what a tour takes along', () => {
  it('begins with what was looked at longest, and counts as interests what was read, three at most', () => {
    const dwellMs = { [SEARCH]: 9000, [HEALTH]: 2000, [RECALLS]: 1999 }
    const made = tourHandoff({ reachable, seen: [BELL, RECALLS, HEALTH, SEARCH], dwellMs }, HEAD)
    expect(made).toMatchObject({ ...HEAD, kind: 'tour', interests: 2 })
    expect(made?.seen).toEqual(['search', 'health', 'recalls', 'bell'])
    expect(made?.unseen).toEqual(['bell-settings', 'behavior'])
    const all = Object.fromEntries(reachable.map(({ id }) => [id, 5000]))
    expect(
      tourHandoff({ reachable, seen: reachable.map(({ id }) => id), dwellMs: all }, HEAD)?.interests,
    ).toBe(3)
  })

  it('leaves out what the plan does not show, and is nothing before a hint was opened', () => {
    expect(tourHandoff({ reachable, seen: [20], dwellMs: { 20: 9000 } }, HEAD)).toBeNull()
    expect(tourHandoff({ reachable, seen: [20, 1], dwellMs: {} }, HEAD)?.seen).toEqual(['bell'])
  })
})
