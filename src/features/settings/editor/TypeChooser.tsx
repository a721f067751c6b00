import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { Card } from '../../../ui/display/Card'
import { surface } from '../../../ui/display/surface'
import { Notice } from '../../../ui/feedback/Notice'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { RULE_TYPE_LOOKS, RULE_TYPE_ORDER } from '../../../widgets/rules/look/ruleTypeLooks'
import styles from './TypeChooser.module.css'

export interface TypeChooserProps {
  /** The address names a type that there is not. */
  isUnknown: boolean
}

/** Types of notification to choose from, each with what it watches (docs/rules.md SE-04 to SE-13). */
export function TypeChooser({ isUnknown }: TypeChooserProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  return (
    <div className={styles.page}>
      {isUnknown && (
        <section className={surface()}>
          <Notice
            icon={ICONS.bell}
            title={t`There is no such type of notification`}
            actions={
              <Link to="/7" className={buttonClass('plain')}>
                {t`All notifications`}
              </Link>
            }
          >
            <p>{t`The link may be incorrect. Choose one of the types below.`}</p>
          </Notice>
        </section>
      )}
      <Card title={t`What should be noticed?`}>
        <ul className={styles.types}>
          {RULE_TYPE_ORDER.map((type) => {
            const { icon, name, about } = RULE_TYPE_LOOKS[type]
            return (
              <li key={type}>
                <Link
                  to="/7/set/{-$type}/{-$editing}"
                  params={{ type: String(type), editing: undefined }}
                  className={styles.type}
                >
                  <span className={styles.icon}>
                    <Icon path={icon} size={24} />
                  </span>
                  <span className={styles.text}>
                    <span className={styles.name}>{_(name)}</span>
                    <span className={styles.about}>{_(about)}</span>
                  </span>
                  <Icon path={ICONS.chevronRight} />
                </Link>
              </li>
            )
          })}
        </ul>
      </Card>
    </div>
  )
}
