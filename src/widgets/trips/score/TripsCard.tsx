import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { TRIPS_TAB } from '#domain/device/routes'
import { type Trip, tripStart } from '#domain/trips/trip'
import type { TripsOwner } from '#domain/trips/tripHistory'
import { useNewestTrip } from '../../../data/queries/trips'
import { useFormats } from '../../../i18n/useFormats'
import { useCapabilities } from '../../../state/capabilities'
import { useDemoNow } from '../../../state/demoClock'
import { useRegion } from '../../../state/region'
import { Card } from '../../../ui/display/Card'
import { CardLink } from '../../../ui/display/CardLink'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { useZoneName } from '../../scope/useZoneName'
import { Locked } from '../../upgrade/Locked'
import { ScoreLabel } from './ScoreLabel'
import styles from './TripsCard.module.css'

export interface TripsCardProps {
  of: TripsOwner
  className?: string | undefined
  /** A chart of the newest trips, between the newest trip and the link to all. */
  picture?: ReactNode
}

/** The newest trip of a vehicle or driver, with a link to all; nothing if trips are not offered. */
export function TripsCard({ of, className, picture }: TripsCardProps) {
  const { t } = useLingui()
  const { trips } = useCapabilities()
  const newest = useNewestTrip(of)
  const to = 'vehicleId' in of ? `/1/detail/${of.vehicleId}` : `/2/detail/${of.driverId}`
  const search = useMemo(() => ({ tab: TRIPS_TAB }), [])
  const zone = useZoneName()
  if (!trips) return null
  return (
    <Locked part="tripHistory" name={t`Trip history`} className={className}>
      <Card title={t`Trip history`} aside={zone}>
        <Gate
          live={newest}
          loading={<Skeleton className={styles.wait} />}
          missing={<p className={styles.none}>{t`No trips in the last seven days.`}</p>}
        >
          {(trip) => <NewestTrip trip={trip} />}
        </Gate>
        {picture}
        <CardLink to={to} search={search} activeOptions={{ exact: true }}>
          {t`View all trips`}
        </CardLink>
      </Card>
    </Locked>
  )
}

function NewestTrip({ trip }: { trip: Trip }) {
  const { t } = useLingui()
  const region = useRegion()
  const { dateTime, distance, duration, timeZone } = useFormats()
  const now = useDemoNow()
  return (
    <p className={styles.newest}>
      <span className={styles.top}>
        <span className={styles.time}>{dateTime(tripStart(trip, now, timeZone))}</span>
        <ScoreLabel score={trip.score} />
      </span>
      <span>{t`${trip.map[region].startLocation} to ${trip.map[region].endLocation}`}</span>
      <span className={styles.facts}>
        {distance(trip.distanceMi, 'oneDecimal').text}, {duration(trip.minutes)}
      </span>
    </p>
  )
}
