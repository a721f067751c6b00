import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CSV_SEPARATORS, parseCsv } from './csv'
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

it('is read back as it was, whatever the texts', () => {
  const text = fc.string({ unit: 'binary' }).filter((one) => !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(one))
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
