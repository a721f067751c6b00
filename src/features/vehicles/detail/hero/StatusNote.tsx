import { useLingui } from '@lingui/react/macro'
import { orNull, valueOr } from '#domain/base/live'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { lastDrivenDaysAgo } from '#domain/vehicle/vehicleUse'
import { useDaysOfVehicle } from '../../../../data/queries/vehicleDays'
import { useFormats } from '../../../../i18n/useFormats'
import { StatusMeaning } from './StatusMeaning'
import styles from './StatusNote.module.css'

/** What the status of a vehicle means and what to do, with what is known of its last use. */
export function StatusNote({ vehicle }: { vehicle: Vehicle }) {
  return (
    <StatusMeaning status={vehicle.status}>
      <p className={styles.since}>{useSince(vehicle)}</p>
    </StatusMeaning>
  )
}

/** Since when the vehicle is in the fleet, and when it was last driven. */
function useSince({ id, addedDaysAgo }: Vehicle): string {
  const { t } = useLingui()
  const formats = useFormats()
  const days = useDaysOfVehicle(id)
  const added = formats.daysAgo(addedDaysAgo)
  const since = t`In the fleet since ${added}.`
  const known = valueOr(orNull(days), undefined)
  if (known === undefined) return since
  const driven = known ? lastDrivenDaysAgo(known) : null
  if (driven !== null) {
    const last = formats.daysAgo(driven)
    return `${since} ${t`Last driven on ${last}.`}`
  }
  const kept = HISTORY_DAYS
  return addedDaysAgo > kept ? `${since} ${t`Not driven in the last ${kept} days.`}` : since
}
