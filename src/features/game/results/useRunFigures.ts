import { useLingui } from '@lingui/react/macro'
import type { Run } from '#domain/game/gameTypes'
import { streakFactor } from '#domain/game/points'
import { MISSING } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'

export interface RunFigure {
  name: string
  value: string
}

/** Number of finds, the longest streak, and the fastest find of a run. */
export function useRunFigures(): (run: Run) => readonly RunFigure[] {
  const { t } = useLingui()
  const { whole, oneDecimal } = useFormats()
  return (run) => {
    const fastestMs = Math.min(...run.finds.map(({ tookMs }) => tookMs))
    const factor = oneDecimal(streakFactor(run.bestStreak))
    const seconds = oneDecimal(fastestMs / 1000)
    const found = whole(run.finds.length)
    const total = whole(run.deck.length)
    return [
      { name: t`found`, value: t`${found} of ${total}` },
      { name: t`best streak`, value: run.bestStreak > 0 ? t`x${factor}` : MISSING },
      { name: t`fastest find`, value: run.finds.length > 0 ? t`${seconds} s` : MISSING },
    ]
  }
}
