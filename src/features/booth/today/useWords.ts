import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ActivationLanguage } from '#domain/device/config'
import type { WayIn } from '#domain/visit/wayIn'

const WAY_NAMES: Record<WayIn, MessageDescriptor> = {
  fleet: msg`Full fleet demo`,
  essentials: msg`Basic essentials fleet demo`,
  dealer: msg`Dealer demo`,
  game: msg`Fleet Hero`,
  chapter: msg`Tour chapter`,
}
const MINUTE_S = 60
const HOUR_S = 3_600

/** Formats of the day's report from Intl. */
export function useReportFormats() {
  const { i18n } = useLingui()
  const { locale } = i18n
  const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      // The narrow French units are unusual: 4m in place of 4 min.
      unitDisplay: locale.startsWith('fr') ? 'short' : 'narrow',
    }).format(value)
  return {
    wayIn: (id: WayIn) => i18n._(WAY_NAMES[id]),
    language(id: ActivationLanguage): string {
      const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' })
      const name = names.of(id) ?? id
      // Some languages write these names in lower case, but each begins a row.
      return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
    },
    /** An hour of the booth's clock, 24 for midnight. */
    hour: (hour: number) =>
      new Intl.DateTimeFormat(locale, { hour: 'numeric' })
        .format(new Date(2026, 0, 1, hour % 24))
        // Intl gives 09 h in French, which is not common usage.
        .replace(/^0(?=\d)/, ''),
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
