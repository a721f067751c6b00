import { Link } from '@tanstack/react-router'
import { type Delta, DeltaText } from '../../../../ui/display/DeltaText'
import { Icon } from '../../../../ui/icons/Icon'
import type { ListAddress } from '../measures/measureLinks'
import styles from './EventLabel.module.css'

export interface EventLabelProps {
  icon: string
  name: string
  value: string
  delta: Delta | null
  link: ListAddress
}

/** The label of an event's chart: its rate in the window and the change. */
export function EventLabel({ icon, name, value, delta, link }: EventLabelProps) {
  return (
    <Link {...link} className={styles.label}>
      <span className={styles.icon}>
        <Icon path={icon} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>
          <span className={styles.value}>{value}</span>
          {delta && <DeltaText {...delta} />}
        </span>
      </span>
    </Link>
  )
}
