import { expect, it } from 'vitest'
import { parseCsv } from './csv'
import { csvText } from './csvText'

it('writes what can be read back, whatever is in a cell', () => {
  const rows = [
    ['Merchant', 'Amount'],
    ['Smith, "Sons" & Co', 'two\nlines'],
    ['', 'é'],
  ]
  const read = parseCsv(csvText(rows).replace('\uFEFF', ''), ',').map(({ cells }) => cells)
  expect(read).toEqual(rows)
})

it('leaves numbers as numbers and empty what is not known', () => {
  expect(csvText([[12.5, null, -3]])).toBe('\uFEFF12.5,,-3\r\n')
})

it.each(['=1+1', '+1', '@SUM(A1)', '-cmd'])('keeps a spreadsheet from computing %s', (text) => {
  expect(csvText([[text]])).toContain(`'${text}`)
})
