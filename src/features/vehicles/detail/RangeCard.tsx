import { Plural, useLingui } from '@lingui/react/macro'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { lastDrivenDaysAgo, meanDrivingDayMi, rangeInDays, weekOfDistance } from '#domain/vehicle/vehicleUse'
import { useDaysOfVehicle } from '../../../data/queries/vehicleDays'
import { useFormats } from '../../../i18n/useFormats'
import { Card } from '../../../ui/display/Card'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import styles from './RangeCard.module.css'
import { WeekBars } from './WeekBars'

/** How many days the range of a vehicle lasts at the pace of the last week. The range itself is in the hero card. */
export function RangeCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const { rangeMi } = vehicle.details
  const found = useDaysOfVehicle(vehicle.id)
  return (
    <Card title={t`Range`} className={styles.card}>
      <Gate
        live={found}
        loading={<Skeleton className={styles.wait} />}
        missing={<LastDriven lastDriven={null} silent={rangeMi === null} />}
      >
        {(days) =>
          meanDrivingDayMi(days) !== null ? (
            <>
              <RangeInDays
                days={rangeInDays(rangeMi, meanDrivingDayMi(days))}
                usualMi={meanDrivingDayMi(days)}
              />
              <WeekBars miles={weekOfDistance(days)} />
            </>
          ) : (
            <LastDriven lastDriven={lastDrivenDaysAgo(days)} silent={rangeMi === null} />
          )
        }
      </Gate>
    </Card>
  )
}

function RangeInDays({ days, usualMi }: { days: number | null; usualMi: number | null }) {
  const { t } = useLingui()
  const usual = useFormats().distance(usualMi).text
  if (days === null) return null
  return (
    <p className={styles.pace}>
      {days === 0 ? (
        t`Less than a typical day of ${usual}`
      ) : (
        <Plural
          value={days}
          one={`About # day at a typical ${usual} per day`}
          other={`About # days at a typical ${usual} per day`}
        />
      )}
    </p>
  )
}

/** Shown instead of the pace if the vehicle was not driven in the last week. */
function LastDriven({ lastDriven, silent }: { lastDriven: number | null; silent: boolean }) {
  const { t } = useLingui()
  const { daysAgo } = useFormats()
  const last = lastDriven === null ? null : daysAgo(lastDriven)
  return (
    <p className={styles.pace}>
      {silent
        ? t`Available once the vehicle sends readings.`
        : last === null
          ? t`It has not been driven recently.`
          : t`Last driven on ${last}.`}
    </p>
  )
}
