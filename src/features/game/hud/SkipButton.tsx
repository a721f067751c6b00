import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useId } from 'react'
import { skipPrompt } from '../../../session/game/game'
import { useHasCome } from '../../../ui/feedback/useClock'
import styles from './SkipButton.module.css'

export interface SkipButtonProps {
  ref: Ref<HTMLButtonElement>
  left: number
  /** End of a skip's short lock. */
  lockedUntilMs: number
  isStarted: boolean
}

/** Skips to the next prompt, three times per run. F6 moves the focus here from anywhere. */
export function SkipButton({ ref, left, lockedUntilMs, isStarted }: SkipButtonProps) {
  const { t } = useLingui()
  const id = useId()
  const isFree = useHasCome(lockedUntilMs)
  const canSkip = isStarted && isFree && left > 0
  return (
    <button
      ref={ref}
      type="button"
      className={styles.skip}
      aria-label={t`Skip`}
      aria-describedby={id}
      aria-keyshortcuts="F6"
      // Not `disabled`: the focus must stay during the lock.
      aria-disabled={!canSkip}
      onClick={() => {
        if (canSkip) skipPrompt()
      }}
    >
      <span className={styles.word} aria-hidden="true">
        <Trans>Skip</Trans>
      </span>
      <span id={id} className={styles.left}>
        {t`${plural(left, { one: '# left', other: '# left' })}`}
      </span>
    </button>
  )
}
