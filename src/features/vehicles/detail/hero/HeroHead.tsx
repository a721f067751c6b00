import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Avatar } from '../../../../ui/display/Avatar'
import styles from './HeroHead.module.css'

export interface HeroHeadProps {
  label: string
  /** Its statuses, beside the name. */
  states: ReactNode
  model: ReactNode
  /** Null if the vehicle is available. */
  driverName: string | null
  /** Below the model. */
  children?: ReactNode
}

/** Top of a vehicle's summary: name, statuses, model and driver. */
export function HeroHead({ label, states, model, driverName, children }: HeroHeadProps) {
  const { t } = useLingui()
  return (
    <div className={styles.top}>
      <div className={styles.who}>
        <div className={styles.name}>
          <h2 id="vehicle-label">{label}</h2>
          {states}
        </div>
        <p className={styles.model}>{model}</p>
        {children}
      </div>
      <div className={styles.driver}>
        <div className={styles.driverText}>
          <span className={styles.driverName}>{driverName ?? t`Unassigned`}</span>
          <span className={styles.driverRole}>{driverName ? t`Driver` : t`Available`}</span>
        </div>
        {driverName && <Avatar name={driverName} />}
      </div>
    </div>
  )
}
