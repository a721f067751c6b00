import { expect, it } from 'vitest'
import { countDifferent } from './comparePages'

const page = (made: string, visits: number) =>
  `<p><span id="state"></span><span id="made" data-live>As of <time>${made}</time></span></p><dd>${visits}</dd>`

it('overlooks when a page was made, and nothing else', () => {
  expect(countDifferent([page('10:00', 5), page('10:01', 5), page('10:02', 5)])).toBe(0)
  expect(countDifferent([page('10:00', 5), page('10:00', 6), page('10:00', 5)])).toBe(1)
})

it('does not take pages for equal that are something else', () => {
  expect(() => countDifferent(['<h1>Sign in</h1>', '<h1>Sign in</h1>'])).toThrow('does not say')
})
