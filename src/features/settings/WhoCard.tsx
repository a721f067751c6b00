import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FleetUser } from '../../domain/people/user'
import type { DrivenVehicle } from '../../domain/vehicle/vehicle'
import { ChipGroup } from '../../ui/controls/ChipGroup'
import { Switch } from '../../ui/controls/Switch'
import { Card } from '../../ui/display/Card'
import { RadioGroup } from '../../ui/fields/RadioGroup'
import { FieldProblem } from './FieldProblem'
import { PickButton } from './PickButton'
import styles from './RuleCards.module.css'
import type { Recipients } from './ruleForm'
import type { RulePartProps } from './rulePart'

export interface WhoCardProps extends RulePartProps {
  vehicles: readonly DrivenVehicle[]
  managers: readonly FleetUser[]
}

/** Which vehicles it watches, whom it tells, and how. */
export function WhoCard({ form, change, problems, vehicles, managers }: WhoCardProps) {
  const { t } = useLingui()
  const channels = [
    { id: 'inApp' as const, label: t`In-app` },
    { id: 'email' as const, label: t`Email` },
  ]
  const vehicleCount = form.selectedVehicles.length
  const managerCount = form.selectedManagers.length
  return (
    <Card title={t`Vehicles and recipients`}>
      <div className={styles.stack}>
        <div className={styles.group}>
          <RadioGroup<'all' | 'selected'>
            label={t`Vehicles`}
            options={[
              { id: 'all', label: t`All vehicles` },
              { id: 'selected', label: t`Selected vehicles` },
            ]}
            value={form.allVehicles ? 'all' : 'selected'}
            onChange={(which) => change({ allVehicles: which === 'all' })}
          />
          {!form.allVehicles && (
            <PickButton
              title={t`Choose vehicles`}
              chosen={plural(vehicleCount, { one: '# vehicle chosen', other: '# vehicles chosen' })}
              options={vehicles.map(({ id, label, driverName, modelName }) => ({
                id,
                label,
                detail: driverName ?? modelName,
              }))}
              value={form.selectedVehicles}
              onChange={(selectedVehicles) => change({ selectedVehicles })}
            />
          )}
          {problems.includes('noVehicle') && <FieldProblem>{t`Choose at least one vehicle.`}</FieldProblem>}
        </div>
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
          description={t`Anyone driving at the time`}
          checked={form.sendToActive}
          onChange={(sendToActive) => change({ sendToActive })}
        />
        <div className={styles.group}>
          <p className={styles.label}>{t`Channels`}</p>
          <ChipGroup
            label={t`Channels`}
            chips={channels}
            value={channels.flatMap(({ id }) => (form[id] ? [id] : []))}
            onChange={(ids) => change({ inApp: ids.includes('inApp'), email: ids.includes('email') })}
          />
          {problems.includes('noChannel') && <FieldProblem>{t`Choose in-app, email, or both.`}</FieldProblem>}
        </div>
      </div>
    </Card>
  )
}
