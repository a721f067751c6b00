import { expect, it } from 'vitest'
import { eachOnce, faultsOf } from './faults'

it('finds errors, problem panels and screens that stay busy, and no map that is still drawn', () => {
  const loading = ['a map says "loading", after 3 frames', 'a part of the screen is busy, after 40 frames']
  expect(
    faultsOf({ errors: ['CONSOLE JS ERROR TypeError: x'], rested: { loading, problems: ['No vehicles'] } }),
  ).toEqual([
    'The browser reports: CONSOLE JS ERROR TypeError: x',
    'A problem panel says "No vehicles".',
    'After the time limit a part of the screen is busy, after 40 frames.',
  ])
})

it('tells of a fault once, also where it names another figure', () => {
  const fresh = eachOnce()
  expect(fresh(['line 12: x', 'line 13: x', 'y'])).toEqual(['line 12: x', 'y'])
  expect(fresh(['line 14: x', 'z'])).toEqual(['z'])
})
