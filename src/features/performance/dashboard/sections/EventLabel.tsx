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

/** What stands beside the days of one kind of event: its rate of the window and how it changed. */
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
