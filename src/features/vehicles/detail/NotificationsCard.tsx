import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { valueOr } from '#domain/base/live'
import type { Trip } from '#domain/trips/trip'
import type { Vehicle, VehicleNotification } from '#domain/vehicle/vehicle'
import { useTripsOfVehicle } from '../../../data/queries/trips'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import { NotificationRow } from './NotificationRow'
import styles from './NotificationsCard.module.css'

/** Shown before somebody asks for more. */
const FIRST = 3

/** What this vehicle has told lately, newest first. */
export function NotificationsCard({ vehicle, withTrips }: { vehicle: Vehicle; withTrips: boolean }) {
  const { t } = useLingui()
  const storedTrips = useTripsOfVehicle(vehicle.id)
  const [all, setAll] = useState(false)
  const trips = withTrips ? valueOr(storedTrips, []) : []
  const newestFirst = vehicle.details.notifications.toSorted((a, b) => a.minutesAgo - b.minutesAgo)
  const hidden = newestFirst.length - FIRST
  return (
    <Card title={t`Notifications`}>
      {newestFirst.length === 0 ? (
        <EmptyState icon={ICONS.bell} title={t`No Notifications Found`} />
      ) : (
        <ul className={styles.list}>
          {newestFirst.slice(0, all ? newestFirst.length : FIRST).map((one) => (
            <NotificationRow
              key={`${one.kind} ${one.minutesAgo}`}
              notification={one}
              trip={tripOf(one, trips)}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div className={styles.more}>
          <Button kind="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t`Show fewer` : t`Show ${hidden} more`}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The trip that ended at the minute of the notification. */
function tripOf({ kind, minutesAgo }: VehicleNotification, trips: readonly Trip[]): Trip | undefined {
  if (kind !== 'trip') return undefined
  return trips.find(({ ended }) => 'minutesAgo' in ended && ended.minutesAgo === minutesAgo)
}
