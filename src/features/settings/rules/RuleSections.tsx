import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { deleteNotification, useSectionRules } from '../../../data/queries/notificationRules'
import { useCapabilities } from '../../../state/capabilities'
import { surface } from '../../../ui/display/surface'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog'
import { RULE_TYPE_ORDER } from '../../../widgets/rules/ruleTypeLooks'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { RuleSection } from './RuleSection'
import styles from './RuleSections.module.css'

/** The notification rules of the fleet, or of the dealer, in a section for each type (docs/rules.md SE-02 to SE-13). */
export function RuleSections() {
  const { t } = useLingui()
  const run = useUndoable()
  const rules = useSectionRules(useCapabilities().inventory ? 'dealer' : 'fleet')
  // The rule stays known while the dialog closes.
  const [asked, setAsked] = useState<{ id: string; isOpen: boolean; onDeleted: () => void } | null>(null)
  const close = () => setAsked((now) => now && { ...now, isOpen: false })
  return (
    <>
      <div className={styles.intro}>
        <p>{t`Rules watch your vehicles and tell managers when something happens.`}</p>
        <Link to="/notification-settings" className={styles.link}>
          {t`Account and billing notices`}
          <Icon path={ICONS.chevronRight} />
        </Link>
      </div>
      <Gate
        live={rules}
        frame={(problem) => <section className={surface()}>{problem}</section>}
        loading={RULE_TYPE_ORDER.map((type) => <Skeleton key={type} className={styles.wait ?? ''} />)}
      >
        {(all) =>
          RULE_TYPE_ORDER.map((type) => (
            <RuleSection
              key={type}
              type={type}
              rules={all.filter((rule) => rule.type === type)}
              onDelete={(id, onDeleted) => setAsked({ id, isOpen: true, onDeleted })}
            />
          ))
        }
      </Gate>
      <ConfirmDialog
        isOpen={asked?.isOpen ?? false}
        onClose={close}
        danger
        title={t`Delete this notification?`}
        confirmLabel={t`Delete notification`}
        onConfirm={async () => {
          if (!asked) return
          close()
          if (await run(deleteNotification(asked.id), t`Notification deleted successfully`)) asked.onDeleted()
        }}
      >
        <p>{t`It will be deleted for all fleet managers.`}</p>
      </ConfirmDialog>
    </>
  )
}
