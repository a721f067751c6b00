import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LockablePart } from '../../domain/kiosk/capabilities'
import { useCapabilities } from '../../state/capabilities'
import { cx } from '../../ui/cx'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'
import styles from './Locked.module.css'

export interface LockedProps {
  /** What the card shows: locked where the plan does not have it. */
  part: LockablePart
  className?: string | undefined
  children: ReactNode
}

/** A card that the plan does not have: its layout stays under a blur, nobody can read or reach it. */
export function Locked({ part, className, children }: LockedProps) {
  const { t } = useLingui()
  const locked = !useCapabilities()[part]
  return (
    <div className={cx(styles.frame, locked && styles.locked, className)}>
      <div className={styles.content} inert={locked}>
        {children}
      </div>
      {locked && (
        <p className={styles.label}>
          <StatusLabel tone="brand" icon={ICONS.lock} pill>
            {t`Not included in your plan`}
          </StatusLabel>
        </p>
      )}
    </div>
  )
}
