import { useLingui } from '@lingui/react/macro'

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000
/** Maximum number of names before the rest is counted. */
const MOST_NAMES = 3

/** Formats numbers, times and lists of the readiness checks in the language of staff. */
export function useReadinessFormats() {
  const { t, i18n } = useLingui()
  const unit = (value: number, name: string, digits = 0) =>
    i18n.number(value, { style: 'unit', unit: name, maximumFractionDigits: digits })
  const list = (names: readonly string[]) => new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(names)
  return {
    size: (bytes: number) =>
      bytes >= GIGABYTE ? unit(bytes / GIGABYTE, 'gigabyte') : unit(bytes / MEGABYTE, 'megabyte', 1),
    /** The time if it is today; otherwise also the day. */
    time(atMs: number): string {
      const at = new Date(atMs)
      const isToday = at.toDateString() === new Date().toDateString()
      return i18n.date(at, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
    },
    stamp: (atMs: number) => i18n.date(new Date(atMs), { dateStyle: 'medium', timeStyle: 'short' }),
    /** A duration in the largest sufficient unit. */
    span(ms: number): string {
      const seconds = Math.abs(ms) / 1_000
      if (seconds < 90) return unit(Math.round(seconds), 'second')
      if (seconds < 5_400) return unit(Math.round(seconds / 60), 'minute')
      return seconds < 172_800
        ? unit(Math.round(seconds / 3_600), 'hour')
        : unit(Math.round(seconds / 86_400), 'day')
    },
    /** File names without their folders. */
    files(names: readonly string[]): string {
      const short = names.slice(0, MOST_NAMES).map((name) => name.replace(/^.*\/(?=.)/, ''))
      const more = names.length - short.length
      return more > 0 ? t`${list(short)} and ${i18n.number(more)} more` : list(short)
    },
    list,
  }
}
