import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { GAME_ICONS } from '../gameIcons'
import { useBegin } from '../useBegin'
import styles from './ResultsActions.module.css'

export interface ResultsActionsProps {
  /** Resolves when the countdown of the next run has begun. */
  onAgain: () => Promise<void>
  onDemo: () => unknown
  /** Null if the run cannot be watched. */
  onWatch: (() => void) | null
  /** Further buttons beside Watch. */
  children?: ReactNode
}

/** Buttons for the next step. */
export function ResultsActions({ onAgain, onDemo, onWatch, children }: ResultsActionsProps) {
  const { t } = useLingui()
  const [state, begin] = useBegin()
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.state}>
        {state === 'waiting' && t`Getting the fleet ready…`}
        {state === 'failed' && t`The run could not begin. Try again.`}
      </p>
      <div className={styles.again}>
        <Button kind="beacon" disabled={state === 'waiting'} onClick={() => begin(onAgain)}>
          {t`Play again`}
        </Button>
      </div>
      <Button kind="plain" onClick={onDemo}>
        {t`Go to demo`}
        <Icon path={ICONS.arrowRight} />
      </Button>
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
