import { useLingui } from '@lingui/react/macro'

/** Remaining wait of the keypad, "0:28"; null without one. */
export function useWaitText(waitMs: number): string | null {
  const { t } = useLingui()
  if (waitMs <= 0) return null
  const seconds = Math.ceil(waitMs / 1000)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return t`Try again in ${clock}`
}
