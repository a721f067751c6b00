import { expect, it } from 'vitest'
import { committedRows } from '../testing/committedRows'
import { drivingReportLines } from './drivingReport'
import { reportLines } from './report'

it('says of each rule whether it holds, and what breaks it', () => {
  const rules = [
    { says: 'sums agree', checked: 3, problems: [] },
    { says: 'ids exist', checked: 2, problems: ['v-9 is unknown'] },
  ]
  expect(reportLines({ problems: ['ids exist: v-9 is unknown'], rules, data: null })).toEqual([
    'ok  sums agree (3 checked)',
    'NO  ids exist (2 checked)',
    'ids exist: v-9 is unknown',
    'demo data: 2 rules across datasets, 1 problems',
  ])
})

it('cuts a long list of problems and says so', () => {
  const lines = reportLines({
    problems: Array.from({ length: 80 }, (_, at) => `problem ${at}`),
    rules: [],
    data: null,
  })
  expect(lines).toHaveLength(52)
  expect(lines.at(-2)).toBe('... and 30 more')
})

it('has a line for each driver who drove, beside the published figure', () => {
  const data = committedRows()
  const lines = drivingReportLines(data)
  const drivers = new Set(data.vehicleDays.flatMap(({ driverId }) => driverId.slice(0, 60)))
  const named = data.users.filter(
    ({ id, name }) => drivers.has(id) && lines.some((line) => line.startsWith(`${name} `)),
  )
  expect(named).toHaveLength([...drivers].filter((id) => id !== null).length)
  expect(lines.at(-1)).toContain('published: 1.9 in the US')
})
