import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { answerOf, failureOf } from '../../../data/core/live'
import { useNewestTrip } from '../../../data/queries/trips'
import type { AppErrorCode } from '../../../domain/kiosk/errors'
import { regionOf } from '../../../domain/kiosk/locale'
import { TRIPS_TAB } from '../../../domain/kiosk/routes'
import { tripStart } from '../../../domain/trips/trip'
import type { TripsOf } from '../../../domain/trips/tripHistory'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useCapabilities } from '../../../state/capabilities'
import { useDemoNow } from '../../../state/demoClock'
import { useLocale } from '../../../state/locale'
import { Card } from '../../../ui/display/Card'
import { CardLink } from '../../../ui/display/CardLink'
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ScoreLabel } from './ScoreLabel'
import styles from './TripsCard.module.css'

export interface TripsCardProps {
  of: TripsOf
  className?: string | undefined
  /** A picture of the newest trips, between the newest and the way to all. */
  picture?: ReactNode
  /** Why the demo data did not arrive; null while it did or still may. */
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** The newest trip of a vehicle or driver, and the way to all of them; nothing where they are not offered. */
export function TripsCard({ of, className, picture, problem, onRetry }: TripsCardProps) {
  const { t } = useLingui()
  const region = regionOf(useLocale())
  const { trips } = useCapabilities()
  const { dateTime, distance, duration, timeZone } = useFormats()
  const now = useDemoNow()
  const newest = useNewestTrip(of)
  const to = 'vehicleId' in of ? `/1/detail/${of.vehicleId}` : `/2/detail/${of.driverId}`
  const search = useMemo(() => ({ tab: TRIPS_TAB }), [])
  if (!trips) return null
  const trip = answerOf(newest)
  const code = failureOf(newest) ?? problem
  return (
    <Card title={t`Trip history`} className={className}>
      {trip === undefined ? (
        <p className={styles.none}>{t`No trips in the last seven days.`}</p>
      ) : trip !== null ? (
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
      ) : code === null ? (
        <Skeleton className={styles.wait} />
      ) : (
        <ProblemPanel code={code} onRetry={() => onRetry(code)} />
      )}
      {picture}
      <CardLink to={to} search={search} activeOptions={{ exact: true }}>
        {t`View all trips`}
      </CardLink>
    </Card>
  )
}
