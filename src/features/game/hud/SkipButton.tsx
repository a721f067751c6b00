import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useId } from 'react'
import { skipPrompt } from '../../../session/game/game'
import { useHasCome } from '../../../ui/feedback/useClock'
import styles from './SkipButton.module.css'

export interface SkipButtonProps {
  ref: Ref<HTMLButtonElement>
  left: number
  /** A skip locks the run for a moment; until then. */
  lockedUntilMs: number
  isStarted: boolean
}

/** Goes on to the next prompt, three times a run. F6 leads here from anywhere. */
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
      // Not `disabled`: the focus stays while the lock lasts.
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
