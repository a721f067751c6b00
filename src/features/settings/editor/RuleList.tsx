import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textIn } from '#domain/base/localText'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'
import { useFormats } from '../../../i18n/useFormats'
import { useLocale } from '../../../state/locale'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { Card } from '../../../ui/display/Card'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './RuleList.module.css'

export interface RuleListProps {
  type: RuleType
  /** All of the section. */
  rules: readonly NotificationRule[]
  /** The one that is open; null for a new one. */
  shownId: string | null
}

/** The other notifications of the type, and a link to a new one. */
export function RuleList({ type, rules, shownId }: RuleListProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { at, relative } = useFormats()
  const others = rules.filter((rule) => rule.type === type && rule.id !== shownId)
  if (others.length === 0 && shownId === null) return null
  return (
    <Card title={shownId === null ? t`Notifications of this type` : t`Other notifications of this type`}>
      <ul className={styles.list}>
        {others.map(({ id, name, lastUpdated }) => (
          <li key={id}>
            <Link
              to="/7/set/{-$type}/{-$editing}"
              params={{ type: String(type), editing: id }}
              className={styles.row}
            >
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
          params={{ type: String(type), editing: undefined }}
          className={buttonClass('soft')}
          activeOptions={{ exact: true }}
        >
          {type === RULE_TYPES.geofence ? t`Create new geofence` : t`New notification`}
        </Link>
      )}
    </Card>
  )
}
