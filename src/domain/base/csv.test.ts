import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CSV_SEPARATORS, type CsvSeparator, parseCsv, separatorOf } from './csv'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const written = (rows: string[][], separator: CsvSeparator, end = '\n') =>
  rows.map((cells) => cells.map(quoted).join(separator) + end).join('')
const cellsOf = (text: string, separator: CsvSeparator) => parseCsv(text, separator).map(({ cells }) => cells)

const separators = fc.constantFrom(...CSV_SEPARATORS)
const ends = fc.constantFrom('\n', '\r\n', '\r')

describe('a CSV text', () => {
  it('round-trips any cell text', () => {
    const tables = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), { maxLength: 8 })
    fc.assert(
      fc.property(tables, separators, ends, (rows, separator, end) => {
        expect(cellsOf(written(rows, separator, end), separator)).toEqual(rows)
      }),
    )
  })

  it('needs no quotes around plain cells and no final line end', () => {
    expect(cellsOf('a;b\n;c', ';')).toEqual([
      ['a', 'b'],
      ['', 'c'],
    ])
    expect(cellsOf('a,', ',')).toEqual([['a', '']])
  })

  it('keeps all lines after an unclosed quote', () => {
    expect(cellsOf('"a,b\nc,d\n"e,f', ',')).toEqual([
      ['"a', 'b'],
      ['c', 'd'],
      ['"e', 'f'],
    ])
  })

  it('numbers records by their first line, also after a cell with several lines', () => {
    const rows = parseCsv('"a\r\nb",c\r\nd,e\n\nf', ',')
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 4, 5])
  })

  it('never throws and keeps every character of a text without quotes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '1', ',', ';', '\t', '\n', '\r') }),
        separators,
        (text, by) => {
          const kept = cellsOf(text, by).flat().join('')
          expect(kept).toBe(text.replaceAll(by, '').replace(/[\r\n]/g, ''))
        },
      ),
    )
  })
})

describe('the separator', () => {
  it('is detected from the rows, also where cells contain other separators', () => {
    const cell = fc.stringMatching(/^[A-Za-z0-9 .,;]{1,12}$/)
    const tables = fc
      .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 10 }))
      .chain(([width, height]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      )
    fc.assert(
      fc.property(tables, separators, (rows, separator) => {
        expect(separatorOf(written(rows, separator))).toBe(separator)
      }),
    )
  })

  it('is the one of most lines', () => {
    expect(separatorOf('VIN;Address\n1;Main St, 5\n2;Bay\n3;King, 7, rear')).toBe(';')
  })

  it('is a comma for a single column', () => {
    expect(separatorOf('VIN\n1\n2')).toBe(',')
  })
})
