import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LockablePart } from '#domain/device/capabilities'
import { useCapabilities } from '../../state/capabilities'
import { openUpgradePrompt } from '../../state/upgradePrompt'
import { cx } from '../../ui/cx'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'
import styles from './Locked.module.css'

export interface LockedProps {
  /** Part that the card shows: locked if the plan does not include it. */
  part: LockablePart
  /** Title of the card for a screen reader, which cannot read the locked content. */
  name: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A card that the plan does not include: its layout stays under a blur, with placeholders for letters and
 * figures, so that the content can be neither read nor reached. A tap opens the prompt for a higher plan.
 */
export function Locked({ part, name, className, children }: LockedProps) {
  const { t } = useLingui()
  const locked = !useCapabilities()[part]
  return (
    <div className={cx(styles.frame, locked && styles.locked, className)}>
      <div className={styles.content} inert={locked}>
        {children}
      </div>
      {locked && (
        <button
          type="button"
          className={styles.cover}
          aria-label={t`${name}: Not included in your plan`}
          onClick={openUpgradePrompt}
        >
          <StatusLabel tone="brand" icon={ICONS.lock} pill>
            {t`Not included in your plan`}
          </StatusLabel>
        </button>
      )}
    </div>
  )
}
