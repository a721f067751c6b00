import { useLingui } from '@lingui/react/macro'
import { RULE_BOUNDS } from '#domain/notifications/ruleBounds'
import { DRIVING_LIMIT_HOURS } from '#domain/notifications/ruleDefaults'
import { WEEKDAYS } from '#domain/places/place'
import { UNIT_LABELS } from '../../../../i18n/unitLabels'
import { Card } from '../../../../ui/display/Card'
import { NumberField } from '../../../../ui/fields/NumberField'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../../ui/fields/SelectField'
import styles from '../fields/RuleCards.module.css'
import { useScheduleNames } from '../fields/useScheduleNames'
import type { RulePartProps } from '../rulePart'
import type { DrivingLimitForm } from './drivingLimitKind'

/** A common limit of each unit, which an untouched number follows. */
const COMMON_LIMITS: Record<DrivingLimitForm['unit'], number> = {
  hours: DRIVING_LIMIT_HOURS,
  miles: 500,
  kilometers: 800,
}

/** How much driving fires, and in which period (docs/rules.md SE-34, CN-18, CN-19). */
export function DrivingLimitPart({ form, change, tried }: RulePartProps<DrivingLimitForm>) {
  const { t, i18n } = useLingui()
  const names = useScheduleNames()
  const { number, unit, per, startOfWeek } = form
  const units = {
    hours: i18n._(UNIT_LABELS.hours),
    miles: i18n._(UNIT_LABELS.miles),
    kilometers: i18n._(UNIT_LABELS.kilometers),
  }
  return (
    <Card title={t`When it is too much driving`}>
      <p
        className={styles.intro}
      >{t`Fires once in a period, on the day that a vehicle goes over the limit.`}</p>
      <div className={styles.stack}>
        <div className={styles.beside}>
          <NumberField
            label={t`Limit`}
            unit={units[unit]}
            value={number}
            onChange={(value) => change({ number: value })}
            {...RULE_BOUNDS.drivingLimit}
            step={unit === 'hours' ? 1 : 50}
            isChecked={tried}
          />
          <SegmentedControl
            label={t`Unit of the limit`}
            segments={[
              { id: 'hours', label: t`Hours` },
              { id: 'miles', label: t`Miles` },
              { id: 'kilometers', label: t`Kilometers` },
            ]}
            value={unit}
            onChange={(next) =>
              change({
                unit: next,
                ...(number === COMMON_LIMITS[unit] && { number: COMMON_LIMITS[next] }),
              })
            }
          />
        </div>
        <div className={styles.group}>
          <p className={styles.label} aria-hidden="true">{t`In each`}</p>
          <SegmentedControl
            label={t`In each`}
            segments={[
              { id: 'day', label: t`Day` },
              { id: 'week', label: t`Week` },
              { id: 'month', label: t`Month` },
            ]}
            value={per}
            onChange={(next) => change({ per: next })}
          />
        </div>
        {per === 'week' && (
          <SelectField
            label={t`The week starts on`}
            options={WEEKDAYS.map((day, at) => ({ id: day, label: names.day(at, 'long') }))}
            value={startOfWeek}
            onChange={(day) => change({ startOfWeek: day })}
          />
        )}
      </div>
    </Card>
  )
}
