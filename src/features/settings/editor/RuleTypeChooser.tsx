import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { cardClass } from '../../../ui/display/cardClass'
import { Notice } from '../../../ui/feedback/Notice'
import { ICONS } from '../../../ui/icons/icons'
import { TypeChooser } from '../../../widgets/form/TypeChooser'
import { RULE_TYPE_LOOKS, RULE_TYPE_ORDER } from '../../../widgets/rules/look/ruleTypeLooks'

export interface RuleTypeChooserProps {
  /** The type in the address does not exist. */
  isUnknown: boolean
}

/** Types of notification to choose from, each with what it watches (docs/rules.md SE-04 to SE-13). */
export function RuleTypeChooser({ isUnknown }: RuleTypeChooserProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  return (
    <TypeChooser
      title={t`What do you want to watch for?`}
      types={RULE_TYPE_ORDER}
      look={(type) => {
        const { icon, name, about } = RULE_TYPE_LOOKS[type]
        return { icon, name: _(name), about: _(about) }
      }}
      link={(type, shown) => (
        <Link
          to="/7/set/{-$type}/{-$editing}"
          params={{ type: String(type), editing: undefined }}
          {...shown}
        />
      )}
    >
      {isUnknown && (
        <section className={cardClass()}>
          <Notice
            icon={ICONS.bell}
            title={t`We could not find this notification type`}
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
    </TypeChooser>
  )
}
