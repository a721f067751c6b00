import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import { TRIPS_TAB } from '#domain/device/routes'
import { useDealerTrips } from '../../../data/queries/dealerTrips'
import { useFormats } from '../../../i18n/useFormats'
import { useRegion } from '../../../state/region'
import { Card } from '../../../ui/display/Card'
import { CardLink } from '../../../ui/display/CardLink'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { useZoneName } from '../../scope/useZoneName'
import { ScoreLabel } from './ScoreLabel'
import styles from './TripsCard.module.css'

export interface DealerTripsCardProps {
  vehicleId: string
}

/** The newest trip of a vehicle in inventory, with a link to all. */
export function DealerTripsCard({ vehicleId }: DealerTripsCardProps) {
  const { t } = useLingui()
  const search = useMemo(() => ({ tab: TRIPS_TAB }), [])
  const zone = useZoneName()
  return (
    <Card title={t`Trip history`} aside={zone}>
      <Gate live={useDealerTrips(vehicleId)} loading={<Skeleton className={styles.wait} />}>
        {([trip]) =>
          trip ? (
            <>
              <NewestTrip trip={trip} />
              <CardLink
                to="/1/detail/$id"
                params={{ id: vehicleId }}
                search={search}
                activeOptions={{ exact: true }}
              >
                {t`View all trips`}
              </CardLink>
            </>
          ) : (
            <p className={styles.none}>{t`No trips yet`}</p>
          )
        }
      </Gate>
    </Card>
  )
}

function NewestTrip({ trip }: { trip: DealerTrip }) {
  const region = useRegion()
  const { at, dateTime, distance, duration } = useFormats()
  return (
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
  )
}
