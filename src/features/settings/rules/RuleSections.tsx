import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { joinLive } from '#domain/base/live'
import { fenceOf, type NotificationRule } from '#domain/notifications/notificationRule'
import type { FleetUser } from '#domain/people/user'
import { type RuleVehicle, useRuleVehicles } from '../../../data/queries/firingFacts'
import { type RegionFence, useGeofences } from '../../../data/queries/geofences'
import { deleteNotification, useSectionRules } from '../../../data/queries/notificationRules'
import { useUsers } from '../../../data/queries/users'
import { useCapabilities } from '../../../state/capabilities'
import { useRegion } from '../../../state/region'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { cardClass } from '../../../ui/display/cardClass'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { useIsPainted } from '../../../ui/feedback/useIsPainted'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog'
import { RULE_TYPE_ORDER } from '../../../widgets/rules/look/ruleTypeLooks'
import { RuleSentence, useSentenceContext } from '../../../widgets/rules/sentence/RuleSentence'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { RuleSection } from './RuleSection'
import styles from './RuleSections.module.css'

/** Parameters of the editor where the type is chosen first. */
const NO_TYPE = { type: undefined, editing: undefined }

/** The notification rules of the fleet, or of the dealer, in a section for each type (docs/rules.md SE-02 to SE-13). */
export function RuleSections() {
  const { t } = useLingui()
  const run = useUndoable()
  const section = useCapabilities().inventory ? 'dealer' : 'fleet'
  const live = joinLive({
    rules: useSectionRules(section),
    vehicles: useRuleVehicles(section),
    users: useUsers(),
    fences: useGeofences(useRegion()),
  })
  // Keeps the rule while the dialog closes.
  const [asked, setAsked] = useState<{ id: string; isOpen: boolean; onDeleted: () => void } | null>(null)
  const close = () => setAsked((now) => now && { ...now, isOpen: false })
  return (
    <>
      <div className={styles.intro}>
        <div className={styles.about}>
          <p>{t`Rules watch your vehicles and notify managers when something happens.`}</p>
          <Link to="/notification-settings" className={styles.link}>
            {t`Account and billing notices`}
            <Icon path={ICONS.chevronRight} />
          </Link>
        </div>
        <LinkButton kind="primary" to="/7/set/{-$type}/{-$editing}" params={NO_TYPE}>
          <Icon path={ACTION_ICONS.plus} />
          {t`New notification`}
        </LinkButton>
      </div>
      <Gate
        live={live}
        frame={(problem) => <section className={cardClass()}>{problem}</section>}
        loading={RULE_TYPE_ORDER.map((type) => <Skeleton key={type} className={styles.wait ?? ''} />)}
      >
        {(read) => (
          <SectionList {...read} onDelete={(id, onDeleted) => setAsked({ id, isOpen: true, onDeleted })} />
        )}
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

/** About as many as fit into a window; the others follow once these are painted. */
const FIRST_SECTIONS = 3

interface SectionListProps {
  rules: readonly NotificationRule[]
  vehicles: readonly RuleVehicle[]
  users: readonly FleetUser[]
  fences: readonly RegionFence[]
  onDelete: (id: string, onDeleted: () => void) => void
}

function SectionList({ rules, vehicles, users, fences, onDelete }: SectionListProps) {
  const managers = useMemo(() => users.filter(({ role }) => role !== 'driver'), [users])
  const context = useSentenceContext({ vehicles, managers })
  const isPainted = useIsPainted()
  const fenceName = (rule: NotificationRule) => fences.find(({ id }) => id === fenceOf(rule))?.name ?? null
  const types = isPainted ? RULE_TYPE_ORDER : RULE_TYPE_ORDER.slice(0, FIRST_SECTIONS)
  return types.map((type, at) => (
    <RuleSection
      key={type}
      type={type}
      isFirst={at === 0}
      rules={rules.filter((rule) => rule.type === type)}
      sentence={(rule) => <RuleSentence rule={rule} context={{ ...context, fenceName: fenceName(rule) }} />}
      onDelete={onDelete}
    />
  ))
}
