import { useLingui } from '@lingui/react/macro'

/** Whose run it is: its initials, or "Player 7" of its day while it is unsigned (docs/decisions.md D47). */
export function usePlayerName(): (run: { initials: string | null; player: number | null }) => string {
  const { t } = useLingui()
  return ({ initials, player }) => {
    const number = player ?? ''
    return initials ?? t`Player ${number}`
  }
}
