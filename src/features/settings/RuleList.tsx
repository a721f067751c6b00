import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textIn } from '../../domain/kiosk/localText'
import type { NotificationRule } from '../../domain/notifications/notificationRule'
import { useFormats } from '../../i18n/FormatsProvider'
import { useLocale } from '../../state/locale'
import { buttonClass } from '../../ui/controls/buttonClass'
import { Card } from '../../ui/display/Card'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './RuleList.module.css'

export interface RuleListProps {
  rules: readonly NotificationRule[]
  /** The one that is open; null while a new one is made. */
  shownId: string | null
}

/** The other geofence notifications, and a way to a new one. */
export function RuleList({ rules, shownId }: RuleListProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { at, relative } = useFormats()
  const others = rules.filter(({ id }) => id !== shownId)
  return (
    <Card title={shownId === null ? t`Geofence notifications` : t`Other geofence notifications`}>
      <ul className={styles.list}>
        {others.map(({ id, name, lastUpdated }) => (
          <li key={id}>
            <Link to="/7/set/{-$type}/{-$editing}" params={{ type: '8', editing: id }} className={styles.row}>
              <span className={styles.text}>
                <span className={styles.name}>{textIn(name, locale)}</span>
                <span className={styles.when}>{relative(at(lastUpdated))}</span>
              </span>
              <Icon path={ICONS.chevronRight} />
            </Link>
          </li>
        ))}
      </ul>
      {shownId !== null && (
        <Link
          to="/7/set/{-$type}/{-$editing}"
          params={{ type: '8', editing: undefined }}
          className={buttonClass('soft')}
          activeOptions={{ exact: true }}
        >
          {t`Create new geofence`}
        </Link>
      )}
    </Card>
  )
}
