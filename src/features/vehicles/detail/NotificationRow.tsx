import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { TRIPS_TAB } from '#domain/device/routes'
import type { Trip } from '#domain/trips/trip'
import type { VehicleNotification } from '#domain/vehicle/vehicle'
import { useFormats } from '../../../i18n/FormatsProvider'
import { FactRow } from '../../../ui/display/FactRow'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './NotificationsCard.module.css'
import { NOTIFICATION_LOOKS } from './notificationLook'

export interface NotificationRowProps {
  notification: VehicleNotification
  /** The trip that it reports, if it is one and is still kept. */
  trip: Trip | undefined
}

/** One thing a vehicle has told, and when; a trip leads to its replay. */
export function NotificationRow({ notification: { kind, minutesAgo }, trip }: NotificationRowProps) {
  const { _ } = useLingui()
  const { at, dateTime, distance } = useFormats()
  const { icon, tone, title } = NOTIFICATION_LOOKS[kind]
  const search = useMemo(() => ({ tab: TRIPS_TAB, trip: trip?.id }), [trip])
  const when = at({ minutesAgo })
  const name = _(title)
  return (
    <FactRow
      icon={icon}
      tone={tone}
      name={
        trip ? (
          <Link to="/1/detail/$id" params={{ id: trip.vehicleId }} search={search} className={styles.link}>
            {name}
            <Icon path={ICONS.chevronRight} />
          </Link>
        ) : (
          name
        )
      }
    >
      <time dateTime={when.toISOString()}>{dateTime(when)}</time>
      {trip && `, ${distance(trip.distanceMi, 'oneDecimal').text}`}
    </FactRow>
  )
}
