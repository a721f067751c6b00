import { describe, expect, it } from 'vitest'
import type { Action } from './action'
import { type Observed, violations } from './invariants'
import { pageState } from './testing/states'

const ENTER: Action = { kind: 'press', key: 'Enter' }
const broken = (after: Parameters<typeof pageState>[0], more: Partial<Observed> = {}) =>
  violations({
    action: ENTER,
    before: pageState({}),
    after: pageState(after),
    errors: [],
    touch: false,
    isForeign: (text) => text === 'Véhicules',
    ...more,
  }).map(({ invariant }) => invariant)

it('holds on a page at rest', () => {
  expect(broken({})).toEqual([])
})

describe('each invariant is broken by what it is for', () => {
  const CASES: [string, Parameters<typeof pageState>[0], Partial<Observed>?][] = [
    ['one heading', { headings: [] }],
    ['one heading', { headings: ['Map', 'Vehicles'] }],
    ['no error', {}, { errors: ['uncaught: boom'] }],
    ['no problem panel', { problems: ['This screen could not be displayed'] }],
    ['nothing loads for ever', { loading: ['a part of the screen is busy'] }],
    ['maps are drawn', { maps: [{ status: 'loading', fault: 'it says "loading"', features: [] }] }],
    ['the map screen has a map or says why not', { address: '/0?tab=places' }],
    ['focus', { focus: { on: 'button "Close"', fault: 'inert' } }],
    ['nothing sideways', { sideways: ['the page is 900 px wide'] }],
    ['no control under another', { covered: ['link "Gas" lies under link "Recalls"'] }],
    ['one language', { texts: ['Véhicules'] }],
    ['no raw values', { texts: ['undefined mi'] }],
    ['no raw values', { texts: ['title.vehicles'] }],
    ['ids are unique', { twinIds: ['title'] }],
    ['the page scrolls', { scrollLocked: true }],
    [
      'one modal at a time',
      {
        modals: [
          { role: 'dialog', name: 'Filter' },
          { role: 'dialog', name: 'Columns' },
        ],
      },
    ],
  ]
  for (const [invariant, after, more] of CASES)
    it(`${invariant}: ${JSON.stringify(more ?? after)}`, () => {
      expect(broken(after, more)).toEqual([invariant])
    })

  it('focus is not lost: a key on a control leaves the focus nowhere on the same screen', () => {
    const before = pageState({ focus: { on: 'button "Remove"', fault: null } })
    expect(broken({}, { before })).toEqual(['focus is not lost'])
    expect(broken({ address: '/2' }, { before })).toEqual([])
    expect(broken({}, { before, touch: true })).toEqual([])
    expect(broken({}, { before, action: { kind: 'press', key: 'Tab' } })).toEqual([])
  })
})

it('lets a modal question stand on a window, and a page scroll be locked under it', () => {
  const modals = [
    { role: 'dialog', name: 'Fence' },
    { role: 'alertdialog', name: 'Delete?' },
  ]
  expect(broken({ modals, scrollLocked: true })).toEqual([])
})

it('judges a page that is not at rest by errors and texts alone', () => {
  const hasty: Action = { ...ENTER, hasty: true }
  const after = {
    headings: [],
    texts: ['NaN'],
    maps: [{ status: 'loading', fault: 'loading', features: [] }],
  }
  expect(broken(after as Parameters<typeof pageState>[0], { action: hasty })).toEqual(['no raw values'])
})
