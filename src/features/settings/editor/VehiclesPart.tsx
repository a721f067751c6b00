import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DrivenVehicle } from '../../../domain/vehicle/vehicle'
import { RadioGroup } from '../../../ui/fields/RadioGroup'
import { FieldProblem } from './FieldProblem'
import { PickButton } from './PickButton'
import styles from './RuleCards.module.css'
import type { RulePartProps } from './rulePart'

export interface VehiclesPartProps extends RulePartProps {
  vehicles: readonly DrivenVehicle[]
}

/** Vehicles of a rule. */
export function VehiclesPart({ form, change, problems, vehicles }: VehiclesPartProps) {
  const { t } = useLingui()
  const vehicleCount = form.selectedVehicles.length
  return (
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
  )
}
