import { useLingui } from '@lingui/react/macro'
import { daysBeforeNow, workingDay } from '#domain/base/demoTime'
import { RULE_BOUNDS } from '#domain/notifications/ruleBounds'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../../state/demoClock'
import { DateField } from '../../../../ui/dayfields/DateField'
import { NumberField } from '../../../../ui/fields/NumberField'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import styles from '../fields/RuleCards.module.css'
import { TimeOfDayField } from '../fields/TimeOfDayField'
import type { RulePartProps } from '../rulePart'
import type { MaintenanceForm } from './maintenanceKind'

/** Days before and after now that a start may lie: ten years back, one ahead. */
const START_DAYS = { earliest: 3650, latest: -366 }

/** Time between two services in months or weeks, and the day and time to count from (docs/rules.md CN-12). */
export function MaintenanceTimeFields({ form, change, tried }: RulePartProps<MaintenanceForm>) {
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
