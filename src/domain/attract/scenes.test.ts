import { expect, it } from 'vitest'
import { routeFor } from '#domain/device/routes'
import { type AttractFacts, attractScenes, lastAddress } from './scenes'

const ALL: AttractFacts = {
  hasDay: true,
  moving: { id: 'v-3', label: 'Unit 077' },
  trip: { id: 't-9', vehicleId: 'v-3', daysAgo: 1, second: 260 },
  alertId: 'ff-1',
  hasFirings: true,
  reportId: 'rp-5',
  driverId: 'u-2',
  run: { id: 'r', initials: 'KOA', player: null, score: 2310 },
  isBoardFilled: true,
}
const NONE: AttractFacts = {
  hasDay: false,
  ...{ moving: null, trip: null, alertId: null, hasFirings: false, reportId: null, driverId: null },
  ...{ run: null, isBoardFilled: false },
}
const WHOLE = { fleet: true, trips: true, game: true }
const kinds = (facts: AttractFacts, scope = WHOLE) => attractScenes(facts, scope).map(({ kind }) => kind)

it('shows what the data has, and leaves out what it has not', () => {
  const fleet = ['minute', 'map', 'trip', 'alert', 'rule', 'report', 'score']
  expect(kinds(ALL)).toEqual([...fleet, 'run', 'board'])
  expect(kinds(NONE)).toEqual([])
  expect(kinds(ALL, { ...WHOLE, trips: false })).toEqual(['map', 'rule', 'report', 'run', 'board'])
  expect(kinds(ALL, { ...WHOLE, game: false })).toEqual(fleet)
  expect(kinds(ALL, { ...WHOLE, fleet: false })).toEqual(['run', 'board'])
})

it('leads to screens of the product, and is done there before the scene is over', () => {
  for (const scene of attractScenes(ALL, WHOLE)) {
    if (scene.kind === 'run') continue
    for (const address of [scene.address, lastAddress(scene)])
      expect(routeFor(address.split('?')[0] ?? ''), address).not.toBeNull()
    const times = [...scene.acts, ...(scene.look ? [scene.look] : [])].map(({ atMs }) => atMs)
    expect(times.every((atMs) => atMs < scene.lengthMs)).toBe(true)
  }
})

it('ends on the address of the last link that it presses', () => {
  const ends = attractScenes(ALL, WHOLE).map((scene) => scene.kind !== 'run' && lastAddress(scene))
  expect(ends).toContain('/all-notifications?item=ff-1')
  expect(ends).toContain('/5?report=rp-5')
  expect(ends).toContain('/0')
})
