import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FleetUser } from '../../../domain/people/user'
import { Switch } from '../../../ui/controls/Switch'
import { RadioGroup } from '../../../ui/fields/RadioGroup'
import { FieldProblem } from './FieldProblem'
import { PickButton } from './PickButton'
import styles from './RuleCards.module.css'
import type { Recipients } from './ruleForm'
import type { RulePartProps } from './rulePart'

export interface PeoplePartProps extends RulePartProps {
  managers: readonly FleetUser[]
}

/** Recipients of a rule. */
export function PeoplePart({ form, change, problems, managers }: PeoplePartProps) {
  const { t } = useLingui()
  const managerCount = form.selectedManagers.length
  return (
    <>
      <div className={styles.group}>
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
          <PickButton
            title={t`Choose managers`}
            chosen={plural(managerCount, { one: '# manager chosen', other: '# managers chosen' })}
            options={managers.map(({ id, name, email }) => ({ id, label: name, detail: email }))}
            value={form.selectedManagers}
            onChange={(selectedManagers) => change({ selectedManagers })}
          />
        )}
        {problems.includes('noManager') && <FieldProblem>{t`Choose at least one manager.`}</FieldProblem>}
      </div>
      <Switch
        label={t`Also notify active drivers`}
        states={{
          on: t`Anyone driving at the time is notified too`,
          off: t`Drivers are not notified`,
        }}
        checked={form.sendToActive}
        onChange={(sendToActive) => change({ sendToActive })}
      />
    </>
  )
}
