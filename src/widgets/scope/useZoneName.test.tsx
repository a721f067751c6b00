import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DEFAULT_USER_SETTINGS } from '#domain/account/userSettings'
import { DEFAULT_LOCALE, type Locale } from '#domain/base/locale'
import { FormatSettings } from '../../i18n/FormatSettings'
import { setDemoNow } from '../../state/demoClock'
import { setLocale } from '../../state/locale'
import { inLanguage } from '../../ui/testing/renderIn'
import { useZoneName } from './useZoneName'

const WINTER = '2026-11-21T18:00:00Z'
const SUMMER = '2026-07-21T18:00:00Z'

afterEach(() => setLocale(DEFAULT_LOCALE))

/** The zone that is named in the region of a language, for an account in a time zone. */
function zoneIn(locale: Locale, timeZone = DEFAULT_USER_SETTINGS.timeZone, at = WINTER): string | null {
  setLocale(locale)
  const now = new Date(at)
  setDemoNow(now.getTime())
  const Language = inLanguage(locale)
  const { result } = renderHook(useZoneName, {
    wrapper: ({ children }) => (
      <Language>
        <FormatSettings settings={{ ...DEFAULT_USER_SETTINGS, timeZone }} now={now}>
          {children}
        </FormatSettings>
      </Language>
    ),
  })
  return result.current
}

it('names Toronto beside what happens in Chicago and Monterrey, and nothing beside what happens in Toronto', () => {
  expect(zoneIn('en')).toBe('Toronto time (GMT-5)')
  expect(zoneIn('es-MX')).toBe('Hora de Toronto (GMT-5)')
  expect(zoneIn('fr-CA')).toBeNull()
})

it('names nothing for an account whose clock is the one of the region', () => {
  expect(zoneIn('en', 'America/Chicago')).toBeNull()
  // Mexico keeps one time all year, so that Chicago's clock is Monterrey's in winter only.
  expect(zoneIn('es-MX', 'America/Chicago')).toBeNull()
  expect(zoneIn('es-MX', 'America/Chicago', SUMMER)).toBe('Hora de Chicago (GMT-5)')
})
