import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { NotifiedPerson } from '#domain/notifications/ruleScope'
import { ChipGroup } from '../../../ui/controls/ChipGroup'
import { Switch } from '../../../ui/controls/Switch'
import { Card } from '../../../ui/display/Card'
import { RadioGroup } from '../../../ui/fields/RadioGroup'
import { FieldProblem } from '../../../widgets/form/FieldProblem'
import { PickButton } from '../../../widgets/form/PickButton'
import { RemovedNotice } from '../../../widgets/form/RemovedNotice'
import styles from './fields/RuleCards.module.css'
import type { Recipients, RulePartProps } from './ruleForm'

export interface PeopleCardProps extends RulePartProps {
  people: readonly NotifiedPerson[]
}

/** Recipients of a rule, and the channels that reach them. */
export function PeopleCard({ people, ...part }: PeopleCardProps) {
  const { t } = useLingui()
  const { form, change, problem } = part
  const gone = form.selectedManagers.filter((id) => !people.some((person) => person.id === id))
  const chosen = form.selectedManagers.length - gone.length
  return (
    <Card title={t`Who is notified`}>
      <div className={styles.stack}>
        <RadioGroup<Recipients>
          label={t`Recipients`}
          options={[
            { id: 'all', label: t`All managers` },
            { id: 'me', label: t`Only me` },
            { id: 'selected', label: t`Selected managers` },
          ]}
          value={form.recipients}
          onChange={(recipients) => change({ recipients })}
        />
        {form.recipients === 'selected' && (
          <div className={styles.group}>
            <PickButton
              title={t`Choose managers`}
              chosen={plural(chosen, { one: '# manager chosen', other: '# managers chosen' })}
              options={people.map(({ id, name, email }) => ({ id, label: name, detail: email }))}
              value={form.selectedManagers}
              onChange={(selectedManagers) => change({ selectedManagers })}
            />
            {gone.length > 0 && (
              <RemovedNotice
                onRemove={() =>
                  change({ selectedManagers: form.selectedManagers.filter((id) => !gone.includes(id)) })
                }
              >
                {plural(gone.length, {
                  one: '# manager of this notification was removed and is no longer notified.',
                  other: '# managers of this notification were removed and are no longer notified.',
                })}
              </RemovedNotice>
            )}
            <FieldProblem>{problem('noManager')}</FieldProblem>
          </div>
        )}
        <ChannelFields {...part} />
        <Switch
          label={t`Also notify active drivers`}
          states={{
            on: t`Anyone driving at the time is notified too`,
            off: t`Drivers are not notified`,
          }}
          checked={form.sendToActive}
          onChange={(sendToActive) => change({ sendToActive })}
        />
      </div>
    </Card>
  )
}

/** Channels of a rule: in the app, by email. */
function ChannelFields({ form, change, problem }: RulePartProps) {
  const { t } = useLingui()
  const channels = [
    { id: 'inApp' as const, label: t`In-app` },
    { id: 'email' as const, label: t`Email` },
  ]
  return (
    <div className={styles.group}>
      <p className={styles.label}>{t`Channels`}</p>
      <ChipGroup
        label={t`Channels`}
        chips={channels}
        value={channels.flatMap(({ id }) => (form[id] ? [id] : []))}
        onChange={(ids) => change({ inApp: ids.includes('inApp'), email: ids.includes('email') })}
      />
      <FieldProblem>{problem('noChannel')}</FieldProblem>
    </div>
  )
}
