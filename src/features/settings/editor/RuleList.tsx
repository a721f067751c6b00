import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { textIn } from '../../../domain/kiosk/localText'
import type { RuleBase } from '../../../domain/notifications/notificationRule'
import type { EditedRuleType } from '../../../domain/notifications/ruleType'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useLocale } from '../../../state/locale'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { Card } from '../../../ui/display/Card'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './RuleList.module.css'
import type { RuleLabels } from './ruleKind'

export interface RuleListProps {
  type: EditedRuleType
  words: RuleLabels
  /** All of the type. */
  rules: readonly RuleBase[]
  /** The one that is open; null while a new one is made. */
  shownId: string | null
}

/** The other notifications of the type, and a way to a new one. */
export function RuleList({ type, words, rules, shownId }: RuleListProps) {
  const { _ } = useLingui()
  const locale = useLocale()
  const { at, relative } = useFormats()
  const others = rules.filter(({ id }) => id !== shownId)
  return (
    <Card title={_(shownId === null ? words.all : words.others)}>
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
          {_(words.create)}
        </Link>
      )}
    </Card>
  )
}
