import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RuleConditions } from '#domain/notifications/notificationRule'
import { RULE_BOUNDS } from '#domain/notifications/ruleBounds'
import { DRIVING_LIMIT_HOURS, RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { WEEKDAYS } from '#domain/places/place'
import { UNIT_LABELS } from '../../../../i18n/unitLabels'
import { Card } from '../../../../ui/display/Card'
import { NumberField } from '../../../../ui/fields/NumberField'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../../ui/fields/SelectField'
import styles from '../fields/RuleCards.module.css'
import { useScheduleNames } from '../fields/useScheduleNames'
import { isWithin, problemsOf, type RulePartProps, type TypedNumber } from '../ruleForm'
import type { RuleKind } from '../ruleKind'

type Limit = RuleConditions['drivingLimit']

export interface DrivingLimitForm extends Omit<Limit, 'number'> {
  number: TypedNumber
}

/** Rule type that notifies when a vehicle is driven too long or too far in a period. */
export const DRIVING_LIMIT_KIND: RuleKind<typeof RULE_TYPES.drivingLimit, DrivingLimitForm> = {
  type: RULE_TYPES.drivingLimit,
  example: msg`Weekly driving limit`,
  form: (stored) => (stored ?? RULE_DEFAULTS).drivingLimit,
  problems: ({ number }) => problemsOf([['number', !isWithin(number, RULE_BOUNDS.drivingLimit)]]),
  conditions: ({ number, ...form }, stored) => ({
    drivingLimit: { ...form, number: number ?? (stored ?? RULE_DEFAULTS).drivingLimit.number },
  }),
  Part: DrivingLimitPart,
}

/** Default limit in each unit; an unchanged number follows the unit. */
const COMMON_LIMITS: Record<DrivingLimitForm['unit'], number> = {
  hours: DRIVING_LIMIT_HOURS,
  miles: 500,
  kilometers: 800,
}

/** Limit of driving, and its period (docs/rules.md SE-34, CN-18, CN-19). */
function DrivingLimitPart({ form, change, tried }: RulePartProps<DrivingLimitForm>) {
  const { t, i18n } = useLingui()
  const names = useScheduleNames()
  const { number, unit, per, startOfWeek } = form
  const units = {
    hours: i18n._(UNIT_LABELS.hours),
    miles: i18n._(UNIT_LABELS.miles),
    kilometers: i18n._(UNIT_LABELS.kilometers),
  }
  return (
    <Card title={t`How much driving is too much`}>
      <p className={styles.intro}>{t`Fires once per period, on the day a vehicle goes over the limit.`}</p>
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
