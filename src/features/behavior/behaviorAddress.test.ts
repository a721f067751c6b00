import { expect, it } from 'vitest'
import { readWindow } from './behaviorAddress'

it.each([
  ['7', 7],
  ['60', 60],
  ['8', 30],
  [undefined, 30],
])('of window %s a behavior table shows %i days', (window, days) => {
  expect(readWindow(window)).toBe(days)
})
