import { Plural, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'
import { foldSection, sectionFound, useFoldedSections, useTargetSection } from '../../../state/settingsPage'
import { useWaypoint } from '../../../state/waypoints'
import { Button } from '../../../ui/controls/Button'
import { cardClass } from '../../../ui/display/cardClass'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { RULE_TYPE_LOOKS } from '../../../widgets/rules/look/ruleTypeLooks'
import { RuleRow } from './RuleRow'
import styles from './RuleSection.module.css'

export interface RuleSectionProps {
  type: RuleType
  /** The first section, at which the tour's hint points. */
  isFirst: boolean
  /** All rules of the type. */
  rules: readonly NotificationRule[]
  /** When a rule fires and who is notified. */
  sentence: (rule: NotificationRule) => ReactNode
  /** Asks before a rule is deleted. */
  onDelete: (id: string, onDeleted: () => void) => void
}

/** The rules of one type under a heading that folds, with a button for a new one. */
export function RuleSection({ type, isFirst, rules, sentence, onDelete }: RuleSectionProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLButtonElement>(null)
  const open = !useFoldedSections().includes(type)
  const isTarget = useTargetSection() === type
  const { icon, name, about } = RULE_TYPE_LOOKS[type]
  const categoryHint = useWaypoint('notification-categories')
  const creationHint = useWaypoint('notification-categories', 2)

  useEffect(() => {
    if (!isTarget) return
    section.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
    sectionFound()
  }, [isTarget])

  const create = () => navigate({ to: '/7/set/{-$type}/{-$editing}', params: { type: String(type) } })
  return (
    <section ref={section} className={cardClass(styles.section)} aria-labelledby={`${id}-name`}>
      <div className={styles.head}>
        <h2 ref={isFirst ? categoryHint : null} className={styles.heading}>
          <button
            ref={heading}
            type="button"
            className={styles.fold}
            aria-expanded={open}
            aria-controls={`${id}-body`}
            aria-describedby={`${id}-count`}
            aria-labelledby={`${id}-name`}
            onClick={() => foldSection(type, open)}
          >
            <span className={styles.icon}>
              <Icon path={icon} />
            </span>
            <span className={styles.words}>
              <span id={`${id}-name`} className={styles.name}>
                {i18n._(name)}
              </span>
              <span id={`${id}-count`} className={styles.count}>
                <Plural value={rules.length} _0="None" one="# notification" other="# notifications" />
              </span>
            </span>
            <Icon path={ICONS.chevronDown} className={styles.chevron} />
          </button>
        </h2>
        <Button
          ref={isFirst ? creationHint : null}
          kind="ghost"
          data-target={`new-rule:${type}`}
          aria-label={t`New notification`}
          aria-describedby={`${id}-name`}
          onClick={create}
        >
          <Icon path={ACTION_ICONS.plus} />
          {t({ context: 'notification', message: 'New' })}
        </Button>
      </div>
      <div id={`${id}-body`} className={styles.body} data-open={open} inert={!open}>
        <div className={styles.inner}>
          {rules.length === 0 ? (
            <p className={styles.none}>
              {i18n._(about)} {t`No notifications of this type yet.`}
            </p>
          ) : (
            <ul className={styles.list}>
              {rules.map((rule) => (
                <RuleRow
                  key={rule.id}
                  rule={rule}
                  sentence={sentence(rule)}
                  onDelete={() => onDelete(rule.id, () => heading.current?.focus())}
                />
              ))}
            </ul>
          )}
          {type === RULE_TYPES.geofence && (
            <div className={styles.more}>
              <Button kind="ghost" onClick={create}>
                <Icon path={ACTION_ICONS.plus} />
                {t`Create new geofence`}
              </Button>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
