import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TIP_DAYS } from '#domain/account/coachingTips'
import { valueOr } from '#domain/base/live'
import { sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { useCapabilities } from '../../state/capabilities'
import { cardClass } from '../../ui/display/cardClass'
import { Icon } from '../../ui/icons/Icon'
import { SOLUTION_ICONS } from '../../ui/icons/solutionIcons'
import styles from './AdasNote.module.css'

const NO_DAYS: VehicleDays[] = []

/** ADAS insights (docs/rules.md AD-05), which come with a connected vehicle, and their recent counts. */
export function AdasNote() {
  const { t } = useLingui()
  const { tripHistory } = useCapabilities()
  const days = valueOr(useVehicleDays(), NO_DAYS)
  const times = days.reduce((sum, vehicle) => sum + sumDays(vehicle, 'adasBraking', TIP_DAYS), 0)
  return (
    <section className={cardClass(styles.note)} aria-labelledby="adas-insights">
      <span className={styles.square}>
        <Icon path={SOLUTION_ICONS.scanEye} />
      </span>
      <div className={styles.text}>
        <h3 id="adas-insights" className={styles.name}>{t`ADAS insights`}</h3>
        <p className={styles.detail}>
          {t`Included with every connected vehicle: each trip shows when driver assistance stepped in.`}
        </p>
      </div>
      {tripHistory && days.length > 0 && (
        <p className={styles.figure}>
          <b>{times}</b>
          <span>
            {t`${plural(times, {
              one: 'automatic braking event in the last 7 days',
              other: 'automatic braking events in the last 7 days',
            })}`}
          </span>
        </p>
      )}
    </section>
  )
}
