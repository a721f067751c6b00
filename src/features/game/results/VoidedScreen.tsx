import { useLingui } from '@lingui/react/macro'
import type { GameFrame } from '../gameFrame'
import { BoardSide } from '../leaderboard/BoardSide'
import { leaveForDemo, play } from '../playing'
import { Stage } from '../Stage'
import { ResultsActions } from './ResultsActions'
import { ResultsBrand } from './ResultsBrand'
import styles from './VoidedScreen.module.css'

export interface VoidedScreenProps extends GameFrame {
  onDemo: () => unknown
  /** Begins a handover, if the run was to beat another on this device. */
  onRematch: (() => void) | null
}

/** A run that was left: why it does not count, and another. */
export function VoidedScreen({ title, boards, onDemo, onRematch }: VoidedScreenProps) {
  const { t } = useLingui()
  return (
    <Stage side={<BoardSide boards={boards} />}>
      <ResultsBrand title={title} />
      <div className={styles.words} role="status">
        <p className={styles.title}>{t`This run does not count`}</p>
        <p className={styles.text}>
          {t`You left the game for more than five seconds, or the page was reloaded. To keep scores fair, the run ended.`}
        </p>
      </div>
      <ResultsActions
        onAgain={async () => (onRematch ? onRematch() : play('ranked'))}
        onChallenge={null}
        onDemo={() => leaveForDemo().then(onDemo)}
        onWatch={null}
      />
    </Stage>
  )
}
