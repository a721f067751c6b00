import { expect, it } from 'vitest'
import { fitsDecimals, parseTypedNumber, typedNumberText } from './typedNumber'

it.each([
  ['12.5', 'en', 12.5],
  ['1,234.50', 'en', 1234.5],
  ['$42.70', 'en', 42.7],
  ['-5', 'en', -5],
  ['.5', 'en', 0.5],
  ['12,5', 'fr-CA', 12.5],
  ['1\u00a0234,5', 'fr-CA', 1234.5],
  ['12.5', 'fr-CA', 12.5],
  ['42,70 $', 'fr-CA', 42.7],
  ['12.5', 'es-MX', 12.5],
])('reads %s in %s', (text, locale, value) => {
  expect(parseTypedNumber(text, locale)).toBe(value)
})

it.each([
  ['12,5', 'en'],
  ['1,23', 'en'],
  ['1.2.3', 'en'],
  ['12 gal', 'en'],
  ['1,2,3', 'fr-CA'],
  ['--1', 'en'],
])('takes %s in %s for no number, and not for another one', (text, locale) => {
  expect(parseTypedNumber(text, locale)).toBeNaN()
})

it('tells an empty text from a wrong one', () => {
  expect(parseTypedNumber(' ', 'en')).toBeNull()
})

it.each([
  [45.67, 2, true],
  [45.678, 2, false],
  [1.1, 1, true],
  [9.55, 1, false],
  [9, 0, true],
])('tells of %f whether it has at most %i decimals', (value, most, fits) => {
  expect(fitsDecimals(value, most)).toBe(fits)
})

it('writes what it reads', () => {
  for (const locale of ['en', 'en-CA', 'es-MX', 'fr-CA'])
    expect(parseTypedNumber(typedNumberText(1234.567, 3, locale), locale)).toBe(1234.567)
})
