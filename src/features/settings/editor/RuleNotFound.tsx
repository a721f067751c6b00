import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textIn } from '#domain/base/localText'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import type { RuleType } from '#domain/notifications/ruleType'
import { useLocale } from '../../../state/locale'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { surface } from '../../../ui/display/surface'
import { Notice } from '../../../ui/feedback/Notice'
import { ICONS } from '../../../ui/icons/icons'
import { RULE_TYPE_LOOKS } from '../../../widgets/rules/look/ruleTypeLooks'

export interface RuleNotFoundProps {
  type: RuleType
  /** The rule of the address, of another type; null where there is none of that number. */
  other: NotificationRule | null
}

/** An address whose rule was deleted, or is of another type: says so, and leads on. */
export function RuleNotFound({ type, other }: RuleNotFoundProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const locale = useLocale()
  const kind = other ? _(RULE_TYPE_LOOKS[other.type].name) : ''
  const name = other ? textIn(other.name, locale) : ''
  const [primary, plain] = [buttonClass('primary'), buttonClass('plain')]
  return (
    <section className={surface()}>
      <Notice
        icon={ICONS.bell}
        title={t`We could not find this notification`}
        actions={
          <>
            {other ? (
              <Link
                to="/7/set/{-$type}/{-$editing}"
                params={{ type: String(other.type), editing: other.id }}
                className={primary}
              >
                {t`Open ${name}`}
              </Link>
            ) : (
              <Link
                to="/7/set/{-$type}/{-$editing}"
                params={{ type: String(type), editing: undefined }}
                className={primary}
              >
                {t`New notification`}
              </Link>
            )}
            <Link to="/7" className={plain}>
              {t`All notifications`}
            </Link>
          </>
        }
      >
        <p>
          {other
            ? t`The link is incorrect: ${name} is of another type (${kind}).`
            : t`It may have been deleted, or the link may be incorrect.`}
        </p>
      </Notice>
    </section>
  )
}
