import { useLingui } from '@lingui/react/macro'
import type { GameFrame } from '../gameFrame'
import { BoardSide } from '../leaderboard/BoardSide'
import { leaveForDemo, play } from '../playing'
import { NoResult } from './NoResult'
import { ResultsActions } from './ResultsActions'

export interface VoidedScreenProps extends GameFrame {
  onDemo: () => unknown
  /** Begins a handover, if the run was to beat another on this device. */
  onRematch: (() => void) | null
}

/** A run that was left: why it does not count, and another. */
export function VoidedScreen({ title, boards, onDemo, onRematch }: VoidedScreenProps) {
  const { t } = useLingui()
  return (
    <NoResult
      title={title}
      headline={t`This run does not count`}
      text={t`You left the game for more than five seconds, or the page was reloaded. To keep scores fair, the run ended.`}
      side={<BoardSide boards={boards} />}
    >
      <ResultsActions
        onAgain={async () => (onRematch ? onRematch() : play('ranked'))}
        onDemo={() => leaveForDemo().then(onDemo)}
      />
    </NoResult>
  )
}
