import { expect, it } from 'vitest'
import { reportLines } from './report'

it('says of each rule whether it holds, and what breaks it', () => {
  const rules = [
    { says: 'sums agree', checked: 3, problems: [] },
    { says: 'ids exist', checked: 2, problems: ['v-9 is unknown'] },
  ]
  expect(reportLines({ problems: ['ids exist: v-9 is unknown'], rules })).toEqual([
    'ok  sums agree (3 checked)',
    'NO  ids exist (2 checked)',
    'ids exist: v-9 is unknown',
    'demo data: 2 rules across datasets, 1 problems',
  ])
})

it('cuts a long list of problems and says so', () => {
  const lines = reportLines({ problems: Array.from({ length: 80 }, (_, at) => `problem ${at}`), rules: [] })
  expect(lines).toHaveLength(52)
  expect(lines.at(-2)).toBe('... and 30 more')
})
