import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const REFRESH_MS = 10_000

/** The age of a time in the largest whole unit; null without one. If the clock was set back, the age is zero. */
export function useAge(iso: string | null): { value: string; unit: string } | null {
  const { i18n } = useLingui()
  const [nowMs, setNowMs] = useState(() => Date.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is measured from now
  useEffect(() => {
    setNowMs(Date.now())
    const timer = setInterval(() => setNowMs(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [iso])
  if (iso === null) return null
  const ageMs = Math.max(0, nowMs - Date.parse(iso))
  const [unit, lengthMs] =
    ageMs < MINUTE_MS
      ? (['second', 1_000] as const)
      : ageMs < HOUR_MS
        ? (['minute', MINUTE_MS] as const)
        : ageMs < DAY_MS
          ? (['hour', HOUR_MS] as const)
          : (['day', DAY_MS] as const)
  const parts = new Intl.NumberFormat(i18n.locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
  }).formatToParts(Math.floor(ageMs / lengthMs))
  const text = (isUnit: boolean) =>
    parts
      .filter(({ type }) => (type === 'unit') === isUnit)
      .map(({ value }) => value)
      .join('')
      .trim()
  return { value: text(false), unit: text(true) }
}
