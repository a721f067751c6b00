import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SCREEN_TITLES } from '../../../i18n/titles'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './SafetyRooms.module.css'

const ROOMS = [
  { to: '/4/events', title: 'tripEvents' },
  { to: '/4/camera-statuses', title: 'cameraStatuses' },
  { to: '/4/vehicle-ignition', title: 'driveBlock' },
] as const

/** Links to the screens below performance, which the navigation does not have. */
export function SafetyRooms() {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Safety`} className={styles.list}>
      {ROOMS.map(({ to, title }) => (
        <Link key={to} to={to} className={styles.link}>
          {i18n._(SCREEN_TITLES[title])}
          <Icon path={ICONS.chevronRight} size={16} />
        </Link>
      ))}
    </nav>
  )
}
