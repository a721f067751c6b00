import { useLingui } from '@lingui/react/macro'
import { orNull, valueOr } from '#domain/base/live'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { lastDrivenDaysAgo } from '#domain/vehicle/vehicleUse'
import { useDaysOfVehicle } from '../../../../data/queries/vehicleDays'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { StatusMeaning } from './StatusMeaning'
import styles from './StatusNote.module.css'

/** Why a vehicle is not simply connected: what its status means, since when, and what to do. */
export function StatusNote({ vehicle }: { vehicle: Vehicle }) {
  return (
    <StatusMeaning status={vehicle.status}>
      <p className={styles.since}>{useSince(vehicle)}</p>
    </StatusMeaning>
  )
}

/** What the data knows of when: in the fleet since a day, last driven on a day. */
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
