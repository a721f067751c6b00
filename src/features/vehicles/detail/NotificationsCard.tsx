import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { valueOr } from '#domain/base/live'
import { TRIPS_TAB } from '#domain/device/routes'
import type { Trip } from '#domain/trips/trip'
import type { Vehicle, VehicleNotification } from '#domain/vehicle/vehicle'
import { useTripsOfVehicle } from '../../../data/queries/trips'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { FactRow } from '../../../ui/display/FactRow'
import type { Tone } from '../../../ui/display/StatusLabel'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { useZoneName } from '../../../widgets/scope/useZoneName'
import styles from './NotificationsCard.module.css'

/** Number of notifications that are shown at first. */
const FIRST = 3

/** The vehicle's recent notifications, newest first. */
export function NotificationsCard({ vehicle, withTrips }: { vehicle: Vehicle; withTrips: boolean }) {
  const { t } = useLingui()
  const storedTrips = useTripsOfVehicle(vehicle.id)
  const [all, setAll] = useState(false)
  const zone = useZoneName()
  const trips = withTrips ? valueOr(storedTrips, []) : []
  const newestFirst = vehicle.details.notifications.toSorted((a, b) => a.minutesAgo - b.minutesAgo)
  const hidden = newestFirst.length - FIRST
  return (
    <Card title={t`Notifications`} aside={zone}>
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

interface NotificationLook {
  icon: string
  tone: Tone
  title: MessageDescriptor
}

/** Look of each kind of notification; icons and tones are those of the feed. */
const NOTIFICATION_LOOKS: Record<VehicleNotification['kind'], NotificationLook> = {
  tire: { icon: ICONS.circleGauge, tone: 'med', title: msg`Low tire pressure` },
  oil: { icon: ICONS.droplet, tone: 'high', title: msg`Low oil life` },
  trip: { icon: TRIP_ICONS.route, tone: 'brand', title: msg`Trip ended` },
  speeding: { icon: ICONS.gauge, tone: 'high', title: msg`Speeding` },
  checkOut: { icon: ICONS.keyRound, tone: 'brand', title: msg`Vehicle checked out` },
  charging: { icon: ICONS.zap, tone: 'ok', title: msg`Charging` },
}

interface NotificationRowProps {
  notification: VehicleNotification
  /** The trip that it reports, if that still exists. */
  trip: Trip | undefined
}

/** One notification of a vehicle with its time; a trip links to its replay. */
function NotificationRow({ notification: { kind, minutesAgo }, trip }: NotificationRowProps) {
  const { _ } = useCatalog()
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
