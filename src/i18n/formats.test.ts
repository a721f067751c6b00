import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '#domain/base/locale'
import { type Formats, type FormatsOptions, makeFormats } from './formats'
import { comparedDigits } from './numbers'
import { ALL_MESSAGES } from './testing/allMessages'

const NOW = new Date('2026-11-21T15:05:00Z')

function formats(locale: Locale, changes: Partial<FormatsOptions> = {}): Formats {
  const i18n = setupI18n({ locale, messages: { [locale]: ALL_MESSAGES[locale] } })
  return makeFormats({
    locale,
    units: 'auto',
    timeZone: 'America/Toronto',
    hourCycle: 'auto',
    dateFormat: 'auto',
    now: NOW,
    word: (message) => i18n._(message),
    ...changes,
  })
}

/** Any kind of space as a plain one. */
const plain = (text: string) => text.replace(/\s/gu, ' ')

/** The result in each language. */
const inAll = (say: (formats: Formats) => string, changes?: Partial<FormatsOptions>) =>
  LOCALES.map((locale) => plain(say(formats(locale, changes))))

describe('quantities', () => {
  it('stand in the units of the region, as each language writes them', () => {
    expect(inAll(({ distance }) => distance(28_406).text)).toEqual([
      '28,406 mi',
      '45,705 km',
      '45,705 km',
      '45 705 km',
    ])
    expect(inAll(({ speed }) => speed(80).text)).toEqual(['80 mph', '129 km/h', '129 km/h', '129 km/h'])
    expect(inAll(({ alertSpeed }) => alertSpeed(80).text)).toEqual([
      '80 mph',
      '129 km/h',
      '129 km/h',
      '128 km/h',
    ])
    expect(inAll(({ alertSpeed }) => alertSpeed(75).text)).toEqual([
      '75 mph',
      '121 km/h',
      '121 km/h',
      '121 km/h',
    ])
    expect(inAll(({ volume }) => volume(10).text)).toEqual(['10.0 gal', '37.9 L', '37.9 L', '37,9 L'])
  })

  it('write an area in square miles or kilometers, a small one in acres or hectares', () => {
    expect(inAll(({ area }) => area(2.5).text)).toEqual(['2.5 mi²', '6.5 km²', '6.5 km²', '6,5 km²'])
    expect(inAll(({ area }) => area(0.02).text)).toEqual(['12.8 acres', '5.2 ha', '5.2 ha', '5,2 ha'])
    expect(plain(formats('en').area(1234.5).text)).toBe('1,235 mi²')
    expect(formats('en').area(null).text).toBe('--')
  })

  it('phase economy in one way a language', () => {
    expect(inAll(({ economy }) => economy(18.7).text)).toEqual([
      '18.7 mpg',
      '12.6 L/100 km',
      '12.6 L/100 km',
      '12,6 L/100 km',
    ])
    expect(plain(formats('en').economy(104, 'electric').text)).toBe('104.0 MPGe')
    expect(plain(formats('fr-CA').economy(104, 'electric').text)).toBe('2,3 Le/100 km')
  })

  it('read a limit as its sign does', () => {
    expect(inAll(({ speedLimit }) => speedLimit(62.15).text)).toEqual([
      '60 mph',
      '100 km/h',
      '100 km/h',
      '100 km/h',
    ])
  })

  it('follow the unit setting over the region', () => {
    expect(plain(formats('en', { units: 'metric' }).distance(100).text)).toBe('161 km')
    expect(plain(formats('fr-CA', { units: 'imperial' }).speed(80).text)).toBe('80 mi/h')
    expect(plain(formats('fr-CA', { units: 'imperial' }).alertSpeed(80).text)).toBe('80 mi/h')
  })

  it('keep tire pressure in psi everywhere', () => {
    expect(inAll(({ pressure }) => pressure(35).text)).toEqual(LOCALES.map(() => '35 psi'))
  })

  it('join value and unit so that no line breaks between them', () => {
    expect(formats('en').distance(5).text).toBe('5\u00a0mi')
  })

  it('say -- without a unit for what is not known', () => {
    expect(formats('en').distance(null)).toEqual({ value: '--', unit: '', text: '--' })
    expect(formats('fr-CA').economy(0).text).toBe('--')
    expect(formats('en').duration(null)).toBe('--')
  })

  it('are whole or have exactly one decimal, in every language (docs/rules.md LU-14)', () => {
    const stored = fc.double({ min: 0, max: 5_000_000, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), stored, (locale, value) => {
        const { distance, volume } = formats(locale)
        expect(plain(distance(value).value)).toMatch(/^\d{1,3}([ ,]?\d{3})*$/)
        expect(plain(volume(value).value)).toMatch(/^\d{1,3}([ ,]?\d{3})*[.,]\d$/)
      }),
    )
  })

  it('tell a duration in minutes, then in hours', () => {
    const { duration } = formats('en')
    expect([0, 59.4, 59.6, 125].map((minutes) => plain(duration(minutes)))).toEqual([
      '0 min',
      '59 min',
      '1 h',
      '2 h 05 min',
    ])
  })
})

describe('numbers', () => {
  it('carry sign, percent and currency as each language writes them', () => {
    expect(inAll(({ percent }) => percent(64))).toEqual(['64%', '64%', '64%', '64 %'])
    expect(inAll(({ oneDecimalPercent }) => oneDecimalPercent(20.66))).toEqual([
      '20.7%',
      '20.7%',
      '20.7%',
      '20,7 %',
    ])
    expect(inAll(({ signedPercent }) => signedPercent(12))).toEqual(['+12%', '+12%', '+12%', '+12 %'])
    expect(formats('en').signedPercent(0)).toBe('0%')
    expect(inAll(({ money }) => money(6.99))).toEqual(['$6.99', '$6.99', '$6.99', '6,99 $'])
    expect(inAll(({ costPerDistance }) => costPerDistance(0.1488).text)).toEqual([
      '$0.149/mi',
      '$0.092/km',
      '$0.092/km',
      '0,092 $/km',
    ])
    expect(inAll(({ costPerDistance }) => costPerDistance(null).text)).toEqual(['--', '--', '--', '--'])
    expect(inAll(({ list }) => list(['a', 'b', 'c']))).toEqual([
      'a, b, and c',
      'a, b and c',
      'a, b y c',
      'a, b et c',
    ])
  })
})

describe('dates and times', () => {
  it('stand in the account’s time zone', () => {
    const lateInToronto = new Date('2026-11-21T03:30:00Z')
    expect(plain(formats('en').dateTime(lateInToronto))).toBe('Nov 20, 10:30 PM')
    expect(plain(formats('en', { timeZone: 'Europe/Paris' }).dateTime(lateInToronto))).toBe('Nov 21, 4:30 AM')
  })

  it('keep summer time and winter time apart', () => {
    const { time } = formats('en')
    expect(
      [new Date('2026-11-01T05:30:00Z'), new Date('2026-11-01T06:30:00Z')].map((at) => plain(time(at))),
    ).toEqual(['1:30 AM', '1:30 AM'])
  })

  it('read month, day, hour, minute, and am or pm except in French (docs/decisions.md Q25, D32)', () => {
    expect(inAll(({ dateTime }) => dateTime(NOW))).toEqual([
      'Nov 21, 10:05 AM',
      'Nov 21, 10:05 a.m.',
      '21 nov, 10:05 a.m.',
      '21 nov., 10 h 05',
    ])
    expect(inAll(({ time }) => time(new Date('2026-11-22T00:07:00Z')))[3]).toBe('19 h 07')
  })

  it('follow the clock setting', () => {
    const evening = new Date('2026-11-22T00:07:00Z')
    expect(inAll(({ time }) => time(evening), { hourCycle: 'h23' })).toEqual([
      '19:07',
      '19:07',
      '19:07',
      '19 h 07',
    ])
    expect(plain(formats('en', { hourCycle: 'h23' }).time(new Date('2026-11-21T05:07:00Z')))).toBe('00:07')
    expect(plain(formats('en', { hourCycle: 'h12' }).time(new Date('2026-11-21T05:07:00Z')))).toBe('12:07 AM')
  })

  it('follow the date setting', () => {
    const say = (dateFormat: FormatsOptions['dateFormat']) => {
      const { date, shortDate, dateTime } = formats('fr-CA', { dateFormat, hourCycle: 'h23' })
      return [date, shortDate, dateTime].map((write) => plain(write(new Date('2026-03-05T15:00:00Z'))))
    }
    expect(say('auto')).toEqual(['5 mars 2026', '5 mars', '5 mars, 10 h 00'])
    expect(say('mdy')).toEqual(['03/05/2026', '03/05', '03/05, 10 h 00'])
    expect(say('dmy')).toEqual(['05/03/2026', '05/03', '05/03, 10 h 00'])
    expect(say('ymd')).toEqual(['2026-03-05', '03-05', '03-05, 10 h 00'])
  })

  it('name the day of the week', () => {
    expect(inAll(({ weekday }) => weekday(NOW))).toEqual(['Saturday', 'Saturday', 'sábado', 'samedi'])
    expect(formats('en').weekday(NOW, 'short')).toBe('Sat')
  })

  it('count minutes, hours and days from the demo’s now', () => {
    const { relative } = formats('en')
    const ago = (minutes: number) => plain(relative(new Date(NOW.getTime() - minutes * 60_000)))
    expect([0.5, 5, 125, 24 * 60, 7 * 24 * 60, 8 * 24 * 60, -3 * 24 * 60].map(ago)).toEqual([
      'now',
      '5 minutes ago',
      '2 hours ago',
      'yesterday',
      '7 days ago',
      'Nov 13, 2026',
      'in 3 days',
    ])
  })

  it('place a time of the data in the account’s days', () => {
    const { at, dateTime, daysAgo } = formats('en', { timeZone: 'Pacific/Kiritimati' })
    expect(plain(dateTime(at({ minutesAgo: 65 })))).toBe('Nov 22, 4:00 AM')
    expect(plain(dateTime(at({ daysAgo: 0, minuteOfDay: 8 * 60 + 30 })))).toBe('Nov 22, 8:30 AM')
    expect([0, 1, -30].map(daysAgo)).toEqual(['Nov 22, 2026', 'Nov 21, 2026', 'Dec 22, 2026'])
  })

  it('place it in the night on the day that the night ends', () => {
    const { at, dateTime, daysAgo } = formats('en', { timeZone: 'Asia/Tokyo' })
    expect(plain(dateTime(at({ minutesAgo: 65 })))).toBe('Nov 21, 11:00 PM')
    expect(plain(dateTime(at({ daysAgo: 0, minuteOfDay: 8 * 60 + 30 })))).toBe('Nov 21, 8:30 AM')
    expect([0, 1].map(daysAgo)).toEqual(['Nov 21, 2026', 'Nov 20, 2026'])
  })

  it('take Toronto for a time zone that does not exist', () => {
    expect(formats('en', { timeZone: 'Mars/Olympus' }).timeZone).toBe('America/Toronto')
  })
})

describe('the digits of two values beside their change', () => {
  const shown = (value: number, decimals: number) => Number(value.toFixed(decimals))
  const DECIMALS = { whole: 0, oneDecimal: 1, twoDecimals: 2, threeDecimals: 3, fourDecimals: 4 }

  it.each([
    [0.0667, 0.05, 'twoDecimals', 'threeDecimals'],
    [2.5, 5, 'twoDecimals', 'twoDecimals'],
    [21.34, 21.3, 'oneDecimal', 'oneDecimal'],
    [5.4, 2.6, 'whole', 'oneDecimal'],
    [143, 121, 'whole', 'whole'],
    [1, 0, 'twoDecimals', 'twoDecimals'],
  ] as const)('are enough for %f after %f', (now, before, least, digits) => {
    expect(comparedDigits(now, before, least)).toBe(digits)
  })

  it('let a reader calculate the change', () => {
    const values = fc.double({ min: 0.05, max: 50, noNaN: true })
    fc.assert(
      fc.property(values, values, (now, before) => {
        const decimals = DECIMALS[comparedDigits(now, before, 'twoDecimals')]
        const change = (now / before - 1) * 100
        const read = (shown(now, decimals) / shown(before, decimals) - 1) * 100
        expect(Math.abs(read - change)).toBeLessThan(Math.max(1.01, Math.abs(change) / 40))
      }),
    )
  })
})
