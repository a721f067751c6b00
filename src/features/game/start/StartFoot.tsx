import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import type { Begin } from '../useBegin'
import styles from './StartFoot.module.css'

export interface StartFootProps {
  state: Begin
  onStart: () => unknown
  /** Above the buttons while nothing has begun. */
  note?: ReactNode
  /** The button beside Start. */
  children: ReactNode
}

/** The large start button of a run and one more, under what happens when it is pressed. */
export function StartFoot({ state, onStart, note, children }: StartFootProps) {
  const { t } = useLingui()
  return (
    <div className={styles.foot}>
      <div className={styles.state}>
        <p role="status">
          {state === 'waiting' && t`Getting the fleet ready…`}
          {state === 'failed' && t`The run could not begin. Try again.`}
        </p>
        {state === 'idle' && note}
      </div>
      <div className={styles.actions}>
        <div className={styles.start}>
          <Button kind="beacon" disabled={state === 'waiting'} onClick={onStart}>
            {t`Start`}
          </Button>
        </div>
        <div className={styles.other}>{children}</div>
      </div>
    </div>
  )
}
