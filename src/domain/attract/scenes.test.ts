import { expect, it } from 'vitest'
import { routeFor } from '#domain/device/routes'
import { type AttractFacts, attractScenes } from './scenes'

const ALL: AttractFacts = {
  trip: { id: 't-9', vehicleId: 'v-3', daysAgo: 1 },
  driverId: 'u-2',
  run: { id: 'r', initials: 'KOA', player: null, score: 2310 },
  isBoardFilled: true,
}
const NONE: AttractFacts = { trip: null, driverId: null, run: null, isBoardFilled: false }
const WHOLE = { fleet: true, trips: true, game: true }
const kinds = (facts: AttractFacts, scope = WHOLE) => attractScenes(facts, scope).map(({ kind }) => kind)

it('shows what the data has, and leaves out what it has not', () => {
  expect(kinds(ALL)).toEqual(['map', 'trip', 'score', 'run', 'board'])
  expect(kinds(NONE)).toEqual(['map'])
  expect(kinds(ALL, { ...WHOLE, trips: false })).toEqual(['map', 'run', 'board'])
  expect(kinds(ALL, { ...WHOLE, game: false })).toEqual(['map', 'trip', 'score'])
  expect(kinds(ALL, { ...WHOLE, fleet: false })).toEqual(['run', 'board'])
})

it('leads to screens of the product, and is done there before the scene is over', () => {
  for (const scene of attractScenes(ALL, WHOLE)) {
    if (scene.kind === 'run') continue
    expect(routeFor(scene.address.split('?')[0] ?? ''), scene.address).not.toBeNull()
    expect(scene.acts.map(({ atMs }) => atMs).every((atMs) => atMs < scene.lengthMs)).toBe(true)
  }
})
