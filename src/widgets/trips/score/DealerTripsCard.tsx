import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { answerOf, failureOf } from '../../../data/core/live'
import { useDealerTrips } from '../../../data/queries/dealerTrips'
import type { AppErrorCode } from '../../../domain/kiosk/errors'
import { regionOf } from '../../../domain/kiosk/locale'
import { TRIPS_TAB } from '../../../domain/kiosk/routes'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useLocale } from '../../../state/locale'
import { Card } from '../../../ui/display/Card'
import { CardLink } from '../../../ui/display/CardLink'
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ScoreLabel } from './ScoreLabel'
import styles from './TripsCard.module.css'

export interface DealerTripsCardProps {
  vehicleId: string
  /** Why the demo data did not arrive; null while it did or still may. */
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** The newest trip of a vehicle of the stock, and the way to all of them. */
export function DealerTripsCard({ vehicleId, problem, onRetry }: DealerTripsCardProps) {
  const { t } = useLingui()
  const region = regionOf(useLocale())
  const { at, dateTime, distance, duration } = useFormats()
  const stored = useDealerTrips(vehicleId)
  const search = useMemo(() => ({ tab: TRIPS_TAB }), [])
  const trips = answerOf(stored)
  const trip = trips?.[0]
  const code = failureOf(stored) ?? problem
  return (
    <Card title={t`Trip history`}>
      {trip ? (
        <p className={styles.newest}>
          <span className={styles.top}>
            <span className={styles.time}>{dateTime(at(trip.ended))}</span>
            <ScoreLabel score={trip.score} />
          </span>
          <span>{trip.map[region].endLocation}</span>
          <span>{trip.driver}</span>
          <span className={styles.facts}>
            {distance(trip.distanceMi, 'oneDecimal').text}, {duration(trip.minutes)}
          </span>
        </p>
      ) : trips !== null ? (
        <p className={styles.none}>{t`No trips yet`}</p>
      ) : code === null ? (
        <Skeleton className={styles.wait} />
      ) : (
        <ProblemPanel code={code} onRetry={() => onRetry(code)} />
      )}
      {trip && (
        <CardLink
          to="/1/detail/$id"
          params={{ id: vehicleId }}
          search={search}
          activeOptions={{ exact: true }}
        >
          {t`View all trips`}
        </CardLink>
      )}
    </Card>
  )
}
