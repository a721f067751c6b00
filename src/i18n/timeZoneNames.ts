import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of time zones that differ in one of the languages. */
const PLACES: Record<string, MessageDescriptor> = {
  'America/New_York': msg({ id: 'place.newYork', message: 'New York' }),
  'America/Los_Angeles': msg({ id: 'place.losAngeles', message: 'Los Angeles' }),
  'America/Mexico_City': msg({ id: 'place.mexicoCity', message: 'Mexico City' }),
  'America/Cancun': msg({ id: 'place.cancun', message: 'Cancún' }),
  'America/Mazatlan': msg({ id: 'place.mazatlan', message: 'Mazatlán' }),
  'America/St_Johns': msg({ id: 'place.stJohns', message: 'St. John’s' }),
}

/** Time zones that the time zone database, or a browser, still lists under an older name. */
const RENAMED: Record<string, string> = {
  'America/Godthab': 'Nuuk',
  'Antarctica/DumontDUrville': 'Dumont d’Urville',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
}

/** The name of a time zone's place: "Toronto", "Monticello, Kentucky". */
export function timeZonePlace(zone: string, i18n: I18n): string {
  const known = PLACES[zone]
  if (known) return i18n._(known)
  const [, ...places] = zone.split('/')
  return RENAMED[zone] ?? (places.length === 0 ? zone : places.toReversed().join(', ').replaceAll('_', ' '))
}

/** The current offset of a time zone from UTC, in the format of the language: "GMT-5", "UTC−5". */
export function timeZoneOffset(zone: string, locale: string, now: Date): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
