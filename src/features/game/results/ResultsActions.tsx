import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { GAME_ICONS } from '../gameIcons'
import { useBegin } from '../useBegin'
import styles from './ResultsActions.module.css'

export interface ResultsActionsProps {
  /** The words of the first button; "Play again" by default. */
  again?: string
  /** Resolves when the countdown of the next run has begun. */
  onAgain: () => Promise<void>
  /** Starts a run without a clock; null where it is not offered. */
  onPractice?: (() => Promise<void>) | null
  onDemo: () => unknown
  /** Hands the screen over to another player; null for a run that has no place. */
  onChallenge?: (() => void) | null
  /** Null if the run cannot be watched. */
  onWatch?: (() => void) | null
  /** Further buttons beside Watch. */
  children?: ReactNode
}

/** Buttons for the next step. */
export function ResultsActions(props: ResultsActionsProps) {
  const { again, onAgain, onPractice, onDemo, onChallenge, onWatch, children } = props
  const { t } = useLingui()
  const [state, begin] = useBegin()
  const isWaiting = state === 'waiting'
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.state}>
        {isWaiting && t`Getting the fleet ready…`}
        {state === 'failed' && t`The run could not begin. Try again.`}
      </p>
      <div className={styles.again}>
        <Button kind="beacon" disabled={isWaiting} onClick={() => begin(onAgain)}>
          {again ?? t`Play again`}
        </Button>
      </div>
      {onPractice && (
        <Button kind="plain" disabled={isWaiting} onClick={() => begin(onPractice)}>
          {t`Practice`}
        </Button>
      )}
      <Button kind="plain" onClick={onDemo}>
        {t`Go to demo`}
        <Icon path={ICONS.arrowRight} />
      </Button>
      {onChallenge && (
        <div className={styles.challenge}>
          <Button kind="plain" onClick={onChallenge}>
            {t`Challenge the person next to you`}
          </Button>
        </div>
      )}
      <div className={styles.more}>
        {onWatch && (
          <Button kind="plain" onClick={onWatch}>
            <Icon path={GAME_ICONS.play} />
            {t`Watch`}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
