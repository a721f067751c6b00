import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { record } from './testing/service'
import { MAX_LENGTH, parseInstant, validateInteraction } from './validate'

const errorsOf = (body: unknown) => {
  const checked = validateInteraction(body)
  return checked.ok ? [] : checked.errors
}

describe('validateInteraction', () => {
  test('takes a record of the wire format as it is', () => {
    const sent = record({ value: 0.5 })
    expect(validateInteraction(sent)).toEqual({ ok: true, record: sent })
  })

  test.each([null, [], 'text', 5, true])('refuses %j', (body) => {
    expect(errorsOf(body)).toEqual(['The body must be a JSON object.'])
  })

  test.each(['activationId', 'sessionIdentifier', 'action'] as const)(
    '%s must be a text of sane length',
    (name) => {
      for (const bad of [
        undefined,
        null,
        5,
        '',
        '  ',
        'a\u0000b',
        'a\nb',
        'a\ud800',
        'x'.repeat(MAX_LENGTH[name] + 1),
      ]) {
        expect(errorsOf({ ...record(), [name]: bad })).toEqual([expect.stringContaining(name)])
      }
      for (const good of ['x'.repeat(MAX_LENGTH[name]), '🚚', 'é'])
        expect(errorsOf({ ...record(), [name]: good })).toEqual([])
    },
  )

  test('value must be a finite number or null', () => {
    for (const bad of ['5', true, undefined, {}, Number.POSITIVE_INFINITY]) {
      expect(errorsOf({ ...record(), value: bad })).toEqual(['value must be a finite number or null.'])
    }
    expect(errorsOf(JSON.parse('{"value":1e999}')).some((error) => error.startsWith('value '))).toBe(true)
  })

  test('unknown fields are refused, whatever they are called', () => {
    expect(errorsOf({ ...record(), id: 1, extra: 2 })).toEqual([expect.stringContaining('2 unknown fields')])
    const sneaky = JSON.parse(JSON.stringify(record()).replace('{', '{"__proto__":{},'))
    expect(errorsOf(sneaky)).toEqual([expect.stringContaining('1 unknown field;')])
  })

  test('inherited names are not fields', () => {
    expect(errorsOf({})).toHaveLength(6)
  })
})

describe('parseInstant', () => {
  test.each([
    '2026-02-30T00:00:00Z',
    '2025-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01T00:00:00',
    '2026-01-01',
    '2026-01-01 00:00:00Z',
    '2026-01-01T00:00:00.1234Z',
    '2026-01-01T00:00:00+15:00',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
    'Sun, 01 Jan 2026 00:00:00 GMT',
    '1767225600000',
    '',
  ])('refuses %j', (text) => {
    expect(parseInstant(text)).toBeNull()
  })

  test('what a browser writes comes back as it was', () => {
    const date = fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
    fc.assert(fc.property(date, (value) => parseInstant(value.toISOString()) === value.toISOString()))
  })

  test('29 February of a leap year is a day', () => {
    expect(parseInstant('2028-02-29T12:00:00.5Z')).toBe('2028-02-29T12:00:00.500Z')
  })
})
