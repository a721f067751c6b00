import { expect, it } from 'vitest'
import { ROSTER } from './roster'

const byName = ROSTER.map(({ label }) => label).toSorted(new Intl.Collator('en').compare)

it('has names of one language at the head of the list of vehicles, and no long one', () => {
  for (const label of byName.slice(0, 10)) expect(label, label).toMatch(/^[A-Za-z0-9 ]{1,24}$/)
})

it('has long names and names of other languages further down', () => {
  expect(Math.max(...byName.map((label) => label.length))).toBeGreaterThanOrEqual(50)
  expect(byName.filter((label) => /[^ -~]/.test(label)).length).toBeGreaterThanOrEqual(2)
})
