import { expect, test } from 'vitest'
import { CSV_HEADER, csvLine } from './csv'
import { record } from './testing/service'

const actionCell = (action: string) => {
  const line = csvLine({ ...record({ action, sessionIdentifier: 's', activationId: 'a' }), receivedAt: 'r' })
  return line.slice('a,s,'.length, line.indexOf(',,2026'))
}

test.each([
  ['Home', 'Home'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded', '" padded"'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@cmd', "'@cmd"],
  ['\t=1', `'\t=1`],
  ['  =1', `'  =1`],
  ['＝1', "'＝1"],
  ['a\u0000b\u001b[2J', 'ab[2J'],
  ['v-1.2-open', 'v-1.2-open'],
])('the text %j becomes %j', (action, cell) => {
  expect(actionCell(action)).toBe(cell)
})

test('a negative number is a number and a missing value an empty cell', () => {
  const row = { ...record(), receivedAt: 'r' }
  expect(csvLine({ ...row, value: -1.5 })).toContain(',Home,-1.5,')
  expect(csvLine({ ...row, value: null })).toContain(',Home,,')
})

test('a line has as many cells as the header', () => {
  const line = csvLine({ ...record(), receivedAt: 'r' })
  expect(line.split(',')).toHaveLength(CSV_HEADER.split(',').length)
  expect(line.endsWith('\r\n')).toBe(true)
})
