import { expect, it } from 'vitest'
import { choosePress, kindOf, type Pressable, pressName, type Uses } from './choosePress'

const control = (more: Partial<Pressable>): Pressable => ({
  ...{ role: 'button', name: 'Filter', nth: 0, kind: 'tap', group: 'main button Filter', inRow: false },
  ...more,
})

const TABLE = Array.from({ length: 60 }, (_, index) =>
  control({ role: 'link', name: `Unit ${index}`, group: 'main link /1/detail/*' }),
)
const TAB = control({ role: 'tab', name: 'Trips', group: 'main tab Trips' })

function names(seed: number, controls: readonly Pressable[], count = 200, path = '/1'): string[] {
  const uses: Uses = new Map()
  return Array.from(
    { length: count },
    (_, step) => choosePress(`${seed} ${step}`, controls, path, uses)?.name ?? 'nothing',
  )
}

it('presses the same for the same seed and page, something else for another seed', () => {
  expect(names(7, [...TABLE, TAB])).toEqual(names(7, [...TABLE, TAB]))
  expect(names(8, [...TABLE, TAB])).not.toEqual(names(7, [...TABLE, TAB]))
})

it('presses a single tab about as often as a whole table of links', () => {
  const share = names(3, [...TABLE, TAB]).filter((name) => name === 'Trips').length / 200
  expect(share).toBeGreaterThan(0.35)
  expect(share).toBeLessThan(0.65)
})

it('prefers what is open over the page', () => {
  const item = control({ name: 'Close', group: 'dialog button Close' })
  const first = Array.from({ length: 200 }, (_, draw) => names(draw, [TAB, item], 1)[0])
  expect(first.filter((name) => name === 'Close').length / 200).toBeGreaterThan(0.65)
})

it('draws the same where a control came that it does not press', () => {
  const tables = [control({ group: 'main button a' }), control({ name: 'Sort', group: 'main button b' }), TAB]
  const hint = control({ name: 'Hint', group: 'page button Hint' })
  const draws = Array.from({ length: 100 }, (_, draw) => draw)
  const [without, beside] = [tables, [hint, ...tables]].map((shown) =>
    draws.map((draw) => names(draw, shown, 1)[0]),
  )
  const other = draws.filter((draw) => without?.[draw] !== beside?.[draw])
  expect(other.map((draw) => beside?.[draw])).toEqual(other.map(() => 'Hint'))
  expect(other.length).toBeLessThan(40)
})

it('leaves out lists of the browser, the print dialog, and what staff take away', () => {
  const left = [
    control({ name: 'Fleet', kind: 'choice', group: 'a' }),
    control({ name: 'Print notes', group: 'b' }),
    control({ name: 'Erase this device', group: 'c' }),
    control({ name: 'Remove the PIN', group: 'd' }),
  ]
  expect(names(1, left, 1, '/booth')).toEqual(['nothing'])
  expect(new Set(names(1, left, 50, '/9'))).toEqual(new Set(['Erase this device', 'Remove the PIN']))
})

it('names a press by route, role and name', () => {
  expect(pressName('/1/detail/v-7', TAB)).toBe('/1/detail/$id tab "Trips"')
  expect(pressName('/nowhere', TAB)).toBe('/nowhere tab "Trips"')
})

it('tells a row that opens from what stands in it', () => {
  expect(kindOf({ role: 'link', inRow: true })).toBe('row')
  expect(kindOf({ role: 'button', inRow: true })).toBe('button')
  expect(kindOf({ role: 'link', inRow: false })).toBe('link')
})
