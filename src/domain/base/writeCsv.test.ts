import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CSV_SEPARATORS, parseCsv } from './csv'
import { withoutControls } from './csvCell'
import { csvDialect, writeCsv } from './writeCsv'

const US = csvDialect('en')

it('writes numbers, days and moments as spreadsheets of the language take them', () => {
  const row = [1234.5, new Date('2026-11-21T00:00:00Z'), new Date('2026-11-21T15:05:00Z'), null, 'Unit 1']
  expect(writeCsv([row], US)).toBe('\ufeff1234.5,2026-11-21,2026-11-21 15:05,,Unit 1\r\n')
  expect(writeCsv([[1234.5, 'a,b']], csvDialect('fr-CA'))).toBe('\ufeff1234,5;a,b\r\n')
  expect(csvDialect('es-MX')).toEqual(US)
})

it('never lets a text be calculated', () => {
  expect(writeCsv([['=1+1', '-2', ' @x', '＝A1', -2]], US)).toBe("\ufeff'=1+1,'-2,' @x,'＝A1,-2\r\n")
})

it('drops control characters and half characters, and keeps tabs, line ends and every letter', () => {
  const text = 'a\u0000b\u0007\u001b[31mc\u007f\u0085\ud800d\te\nf\u00a0é🚚'
  expect(writeCsv([[text]], US)).toBe('\ufeff"ab[31mcd\te\nf\u00a0é🚚"\r\n')
  expect(writeCsv([['\u0000=1+1']], US)).toBe("\ufeff'=1+1\r\n")
})

it('is read back as it was, whatever the texts', () => {
  const clean = fc.string({ unit: 'binary' }).map(withoutControls)
  const text = clean.filter((one) => !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(one))
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      fc.constantFrom(...CSV_SEPARATORS),
      (rows, separator) => {
        const written = writeCsv(rows, { separator, decimalPoint: '.' }).slice(1)
        expect(parseCsv(written, separator).map(({ cells }) => cells)).toEqual(rows)
      },
    ),
  )
})
