import { useLingui } from '@lingui/react/macro'
import { EDITED_MARGIN } from '#domain/notifications/ruleBounds'
import { ROAD_MARGINS } from '#domain/notifications/ruleSpeeds'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { UNIT_LABELS } from '../../../../i18n/unitLabels'
import { NumberField } from '../../../../ui/fields/NumberField'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import styles from '../fields/RuleCards.module.css'
import type { RulePartProps } from '../rulePart'
import type { BehaviorForm } from './behaviorKind'

/** How much over the posted limit fires (docs/rules.md SE-39). */
export function RoadMarginField({ form, change, tried }: RulePartProps<BehaviorForm>) {
  const { t, i18n } = useLingui()
  const { system } = useFormats()
  const labels = {
    percent: i18n._(UNIT_LABELS.percent),
    mph: i18n._(UNIT_LABELS.milesPerHour),
    'km/h': i18n._(UNIT_LABELS.kilometersPerHour),
  }
  const { margin, marginUnit } = form
  return (
    <div className={styles.beside}>
      <NumberField
        label={t`Margin`}
        hint={
          system === 'metric'
            ? t`8 km/h over the limit is a common choice.`
            : t`5 mph over the limit is a common choice.`
        }
        unit={labels[marginUnit]}
        value={margin}
        onChange={(value) => change({ margin: value })}
        {...EDITED_MARGIN}
        isChecked={tried}
      />
      <SegmentedControl
        label={t`Unit of the margin`}
        segments={(['percent', 'mph', 'km/h'] as const).map((id) => ({ id, label: labels[id] }))}
        value={marginUnit}
        onChange={(unit) =>
          // A margin that nobody chose follows the unit.
          change({
            marginUnit: unit,
            ...(margin === ROAD_MARGINS[marginUnit] && { margin: ROAD_MARGINS[unit] }),
          })
        }
      />
    </div>
  )
}
