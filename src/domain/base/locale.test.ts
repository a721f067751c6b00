import { describe, expect, it } from 'vitest'
import { activationLanguage, chooseLocale, parseLocale, regionOf } from './locale'

const choose = (search: string, stored: string | null, host: string) => chooseLocale({ search, stored, host })

describe('chooseLocale', () => {
  it('is English with nothing to go by', () => expect(choose('', null, 'kiosk.example')).toBe('en'))
  it('puts ?lang= before the choice on the device', () =>
    expect(choose('?lang=fr-ca', 'es-MX', 'localhost')).toBe('fr-CA'))
  it('puts the choice on the device before the host name', () =>
    expect(choose('', 'es-MX', 'fr-ca.localhost')).toBe('es-MX'))
  it('reads the host-name segments (docs/rules.md LU-03)', () => {
    expect(['es', 'en', 'en-ca', 'fr-ca'].map((segment) => choose('', null, `${segment}.localhost`))).toEqual(
      ['es-MX', 'en', 'en-CA', 'fr-CA'],
    )
  })
  it('passes over a language it does not have', () =>
    expect(choose('?lang=de', 'xx', 'es.demo.example')).toBe('es-MX'))
})

describe('parseLocale', () => {
  it('takes any spelling', () => expect(parseLocale(' FR-ca ')).toBe('fr-CA'))
  it('refuses names of object properties', () => expect(parseLocale('constructor')).toBeNull())
})

it('names plain English en-US on the wire', () => expect(activationLanguage('en')).toBe('en-US'))
it('gives each language its region', () => {
  expect((['en', 'en-CA', 'es-MX', 'fr-CA'] as const).map(regionOf)).toEqual(['us', 'ca', 'mx', 'ca'])
})
