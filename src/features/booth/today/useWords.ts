import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ActivationLanguage, ActivationMode } from '../../../domain/kiosk/config'

const MODE_NAMES = { fleet: msg`Full fleet demo`, dealer: msg`Dealer demo`, tour: msg`Guided tour` }
const MINUTE_S = 60
const HOUR_S = 3_600

/** Words of the day's report that the device's language has by itself. */
export function useWords() {
  const { i18n } = useLingui()
  const { locale } = i18n
  const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value)
  return {
    mode: (id: ActivationMode) => i18n._(MODE_NAMES[id]),
    language: (id: ActivationLanguage) =>
      new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }).of(id) ?? id,
    /** An hour of the booth's clock, 24 for midnight. */
    hour: (hour: number) =>
      new Intl.DateTimeFormat(locale, { hour: 'numeric' }).format(new Date(2026, 0, 1, hour % 24)),
    /** "4m 12s", "1h 5m". */
    duration(seconds: number): string {
      const whole = Math.round(seconds)
      if (whole < MINUTE_S) return unit(whole, 'second')
      if (whole < HOUR_S)
        return `${unit(Math.floor(whole / MINUTE_S), 'minute')} ${unit(whole % MINUTE_S, 'second')}`
      return `${unit(Math.floor(whole / HOUR_S), 'hour')} ${unit(Math.floor((whole % HOUR_S) / MINUTE_S), 'minute')}`
    },
  }
}
