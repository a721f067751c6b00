import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type DayTime, daysBeforeNow, workingDay } from '#domain/base/demoTime'
import type { RuleConditions, TypedDistance } from '#domain/notifications/notificationRule'
import { RULE_BOUNDS } from '#domain/notifications/ruleBounds'
import { MAINTENANCE_INTERVAL_MI, RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { UNIT_LABELS } from '../../../../i18n/unitLabels'
import { useFormats } from '../../../../i18n/useFormats'
import { useDemoNow } from '../../../../state/demoClock'
import { DateField } from '../../../../ui/dayfields/DateField'
import { Card } from '../../../../ui/display/Card'
import { NumberField } from '../../../../ui/fields/NumberField'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { ICONS } from '../../../../ui/icons/icons'
import { RULE_ICONS } from '../../../../ui/icons/ruleIcons'
import { FieldProblem } from '../../../../widgets/form/FieldProblem'
import { ConditionRow } from '../fields/ConditionRow'
import styles from '../fields/RuleCards.module.css'
import { TimeOfDayField } from '../fields/TimeOfDayField'
import { isWithin, problemsOf, type RulePartProps, type TypedNumber } from '../ruleForm'
import type { RuleKind } from '../ruleKind'

type Conditions = RuleConditions['maintenanceConditions']

export interface MaintenanceForm {
  byMileage: boolean
  mileage: TypedNumber
  mileageUnit: TypedDistance['unit']
  startMileage: TypedNumber
  startUnit: TypedDistance['unit']
  byTime: boolean
  interval: TypedNumber
  intervalUnit: Conditions['time']['recurrance']['unit']
  startTime: DayTime
}

/** Rule type that reminds of service by mileage, by time, or by whichever comes first. */
export const MAINTENANCE_KIND: RuleKind<typeof RULE_TYPES.maintenanceReminder, MaintenanceForm> = {
  type: RULE_TYPES.maintenanceReminder,
  example: msg`Tire rotation`,
  form(stored, { system }) {
    const { mileage, time } = (stored ?? RULE_DEFAULTS).maintenanceConditions
    const shown = system === 'metric' ? 'km' : 'mi'
    return {
      byMileage: stored === null || mileage.enabled,
      mileage: mileage.recurrance.amount,
      mileageUnit: stored ? mileage.recurrance.unit : shown,
      startMileage: mileage.start.amount,
      startUnit: stored ? mileage.start.unit : shown,
      byTime: stored === null || time.enabled,
      interval: time.recurrance.amount,
      intervalUnit: time.recurrance.unit,
      startTime: time.start,
    }
  },
  problems: (form) =>
    problemsOf([
      ['noCondition', !form.byMileage && !form.byTime],
      ['number', form.byMileage && !isWithin(form.mileage, RULE_BOUNDS.mileageInterval)],
      ['number', form.byMileage && !isWithin(form.startMileage, RULE_BOUNDS.mileage)],
      ['number', form.byTime && !isWithin(form.interval, RULE_BOUNDS.timeInterval)],
    ]),
  conditions(form, stored) {
    const { mileage, time } = (stored ?? RULE_DEFAULTS).maintenanceConditions
    return {
      maintenanceConditions: {
        mileage: {
          enabled: form.byMileage,
          recurrance: isWithin(form.mileage, RULE_BOUNDS.mileageInterval)
            ? { amount: form.mileage, unit: form.mileageUnit }
            : mileage.recurrance,
          start: isWithin(form.startMileage, RULE_BOUNDS.mileage)
            ? { amount: form.startMileage, unit: form.startUnit }
            : mileage.start,
        },
        time: {
          enabled: form.byTime,
          recurrance: isWithin(form.interval, RULE_BOUNDS.timeInterval)
            ? { amount: form.interval, unit: form.intervalUnit }
            : time.recurrance,
          start: form.startTime,
        },
      },
    }
  },
  Part: MaintenancePart,
}

/** When a reminder is due: by mileage, by time, or by the earlier of both (docs/rules.md SE-29, SE-32). */
function MaintenancePart(part: RulePartProps<MaintenanceForm>) {
  const { t, i18n } = useLingui()
  const { whole, system } = useFormats()
  const { form, change, problem } = part
  const every = whole(MAINTENANCE_INTERVAL_MI)
  const unit = i18n._(system === 'metric' ? UNIT_LABELS.kilometers : UNIT_LABELS.miles)
  return (
    <Card title={t`When it is due`}>
      <p className={styles.intro}>
        {form.byMileage && form.byTime
          ? t`Whichever comes first sends the reminder.`
          : t`For example, a tire rotation is due every ${every} ${unit}.`}
      </p>
      <div className={styles.conditions}>
        <ConditionRow
          icon={ICONS.gauge}
          label={t`By mileage`}
          detail={t`Each time the vehicle covers this distance`}
          checked={form.byMileage}
          onChange={(byMileage) => change({ byMileage })}
        >
          <MileageFields {...part} />
        </ConditionRow>
        <ConditionRow
          icon={RULE_ICONS.calendarClock}
          label={t`By time`}
          detail={t`Each time this many months or weeks have passed`}
          checked={form.byTime}
          onChange={(byTime) => change({ byTime })}
        >
          <MaintenanceTimeFields {...part} />
        </ConditionRow>
      </div>
      <FieldProblem>{problem('noCondition')}</FieldProblem>
    </Card>
  )
}

/** Distance between two services, and the odometer to count from; typed amounts are not converted (docs/decisions.md Q9). */
function MileageFields({ form, change, tried }: RulePartProps<MaintenanceForm>) {
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

/** Limits of the start in days before now: ten years back, one year ahead. */
const START_DAYS = { earliest: 3650, latest: -366 }

/** Time between two services in months or weeks, and the day and time to count from (docs/rules.md CN-12). */
function MaintenanceTimeFields({ form, change, tried }: RulePartProps<MaintenanceForm>) {
  const { t } = useLingui()
  const { timeZone } = useFormats()
  const now = useDemoNow()
  const { interval, intervalUnit, startTime } = form
  const months = intervalUnit === 'months'
  return (
    <>
      <div className={styles.beside}>
        <NumberField
          label={t`Time interval`}
          unit={months ? t`months` : t`weeks`}
          value={interval}
          onChange={(value) => change({ interval: value })}
          {...RULE_BOUNDS.timeInterval}
          isChecked={tried}
        />
        <SegmentedControl
          label={t`Unit of the time interval`}
          segments={[
            { id: 'months', label: t`Months` },
            { id: 'weeks', label: t`Weeks` },
          ]}
          value={intervalUnit}
          onChange={(unit) => change({ intervalUnit: unit })}
        />
      </div>
      <div className={styles.pair}>
        <DateField
          label={t`Start date`}
          value={workingDay(now, timeZone, startTime.daysAgo)}
          onChange={(day) =>
            change({ startTime: { ...startTime, daysAgo: daysBeforeNow(now, timeZone, day) } })
          }
          today={workingDay(now, timeZone, 0)}
          min={workingDay(now, timeZone, START_DAYS.earliest)}
          max={workingDay(now, timeZone, START_DAYS.latest)}
        />
        <TimeOfDayField
          label={t`Start time`}
          value={startTime.minuteOfDay}
          onChange={(minuteOfDay) => change({ startTime: { ...startTime, minuteOfDay } })}
        />
      </div>
    </>
  )
}
