import { useLingui } from '@lingui/react/macro'
import type { TypedDistance } from '#domain/notifications/notificationRule'
import { RULE_BOUNDS } from '#domain/notifications/ruleBounds'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { UNIT_LABELS } from '../../../../i18n/unitLabels'
import { NumberField } from '../../../../ui/fields/NumberField'
import styles from '../fields/RuleCards.module.css'
import type { RulePartProps } from '../rulePart'
import type { MaintenanceForm } from './maintenanceKind'

/** Distance between two services, and the odometer to count from; typed amounts are not converted (docs/decisions.md Q9). */
export function MileageFields({ form, change, tried }: RulePartProps<MaintenanceForm>) {
  const { t, i18n } = useLingui()
  const shown = useFormats().system === 'metric' ? 'km' : 'mi'
  const nameOf = (unit: TypedDistance['unit']) =>
    i18n._((unit ?? shown) === 'km' ? UNIT_LABELS.kilometers : UNIT_LABELS.miles)
  return (
    <div className={styles.pair}>
      <NumberField
        label={t`Mileage interval`}
        unit={nameOf(form.mileageUnit)}
        value={form.mileage}
        onChange={(mileage) => change({ mileage, mileageUnit: form.mileageUnit ?? shown })}
        {...RULE_BOUNDS.mileageInterval}
        step={500}
        isChecked={tried}
      />
      <NumberField
        label={t`Starting mileage`}
        unit={nameOf(form.startUnit)}
        value={form.startMileage}
        onChange={(startMileage) => change({ startMileage, startUnit: form.startUnit ?? shown })}
        {...RULE_BOUNDS.mileage}
        step={1000}
        isChecked={tried}
      />
    </div>
  )
}
