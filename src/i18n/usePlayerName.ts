import { useLingui } from '@lingui/react/macro'

/** The name of a run's player: initials, or "Player 7" of its day if it is unsigned (docs/decisions.md D47). */
export function usePlayerName(): (run: { initials: string | null; player: number | null }) => string {
  const { t } = useLingui()
  return ({ initials, player }) => {
    const number = player ?? ''
    return initials ?? t`Player ${number}`
  }
}
