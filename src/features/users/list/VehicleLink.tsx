import { Link } from '@tanstack/react-router'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './VehicleLink.module.css'

/** Link to the vehicle that a person drives. */
export function VehicleLink({ id, label }: { id: string; label: string }) {
  return (
    <Link to="/1/detail/$id" params={{ id }} className={styles.link}>
      <bdi>{label}</bdi>
      <Icon path={ICONS.chevronRight} size={16} />
    </Link>
  )
}
