import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/controls/IconButton'
import { ICONS } from '../../../ui/icons/icons'
import styles from './panelParts.module.css'

export interface StepperProps {
  /** Place in the set that is shown, from 0; -1 for one that is not in it. */
  index: number
  count: number
  onStep: (step: -1 | 1) => void
}

/** To the vehicle before and after, in the order of the list. */
export function Stepper({ index, count, onStep }: StepperProps) {
  const { t } = useLingui()
  const place = index + 1
  return (
    <div className={styles.stepper}>
      <IconButton
        label={t`Previous vehicle`}
        icon={ICONS.chevronLeft}
        disabled={count < 2}
        onClick={() => onStep(-1)}
      />
      <p className={styles.place} role="status">
        {index < 0 ? (
          <Trans>Not in these results</Trans>
        ) : (
          <Trans>
            {place} of {count}
          </Trans>
        )}
      </p>
      <IconButton
        label={t`Next vehicle`}
        icon={ICONS.chevronRight}
        disabled={count < 2}
        onClick={() => onStep(1)}
      />
    </div>
  )
}
