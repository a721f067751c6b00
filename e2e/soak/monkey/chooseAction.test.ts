import { expect, it } from 'vitest'
import { seededRandom } from '#domain/base/seededRandom'
import type { Action } from './action'
import { chooseAction, type Memory } from './chooseAction'
import { control, pageState } from './testing/states'

const PAGE = pageState({
  controls: [
    ...Array.from({ length: 60 }, (_, index) =>
      control({ role: 'link', name: `Unit ${index}`, group: 'main link /1/detail/*' }),
    ),
    control({ role: 'tab', name: 'Places', group: 'main tab Places' }),
    control({ role: 'searchbox', name: 'Search', group: 'main searchbox Search', kind: 'text' }),
    control({ role: 'combobox', name: 'Fleet', group: 'header combobox Fleet', kind: 'choice', options: 3 }),
  ],
  maps: [{ status: 'ready', fault: null, features: [[0.25, 0.75]] }],
})

function actions(seed: number, count: number, page = PAGE): Action[] {
  const random = seededRandom(seed)
  const memory: Memory = new Map()
  return Array.from({ length: count }, () => chooseAction(random, page, memory))
}

it('takes the same actions for the same seed and pages, others for another seed', () => {
  expect(actions(7, 100)).toEqual(actions(7, 100))
  expect(actions(8, 100)).not.toEqual(actions(7, 100))
})

it('does everything that a visitor and a device can do', () => {
  const kinds = new Set(actions(1, 3_000).map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(
    [
      ...['tap', 'type', 'choose', 'press', 'history', 'reload', 'open', 'resize', 'scroll'],
      ...['mapTap', 'mapDrag', 'loseContext', 'sleep'],
    ].sort(),
  )
})

it('taps a single tab as often as a whole table of links', () => {
  const taps = actions(3, 2_000).flatMap((action) => (action.kind === 'tap' ? [action.target.role] : []))
  const share = taps.filter((role) => role === 'tab').length / taps.length
  expect(share).toBeGreaterThan(0.3)
})

it('leaves the map alone where none is drawn, and reads no control into an empty page', () => {
  const kinds = new Set(actions(1, 2_000, pageState({})).map(({ kind }) => kind))
  for (const kind of ['tap', 'type', 'choose', 'mapTap', 'mapDrag', 'loseContext'] as const)
    expect(kinds).not.toContain(kind)
})
