import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePathTrips } from '../../../data/queries/firingFacts'
import type { GeofenceArea } from '../../../domain/geofence/geofence'
import { regionOf } from '../../../domain/kiosk/locale'
import type { GeofenceDraft } from '../../../domain/notifications/firing/fence/geofence'
import type { PathTrip } from '../../../domain/notifications/firing/fence/tripCrossings'
import type { Firings } from '../../../domain/notifications/firing/firing'
import { useLocale } from '../../../state/locale'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { FiringsView } from './FiringsView'
import { useFenceFirings } from './useFenceFirings'
import type { ShownFacts } from './useFiringFacts'
import styles from './WhenItFires.module.css'

export interface FenceFiringsProps {
  rule: GeofenceDraft
  facts: ShownFacts
  /** Null before a fence was drawn or chosen. */
  area: GeofenceArea | null
  children: (firings: Firings | null) => ReactNode
}

/** Firings of a geofence rule: counted once a fence, then a change of days or triggers costs nothing. */
export function FenceFirings(props: FenceFiringsProps) {
  const { t } = useLingui()
  const { rule, area, children } = props
  const trips = usePathTrips(rule.section, regionOf(useLocale()))
  if (area === null) {
    return (
      <>
        <p className={styles.note}>{t`Draw or choose a geofence to see how often it would have fired.`}</p>
        {children(null)}
      </>
    )
  }
  return (
    <Gate live={trips} loading={<Skeleton className={styles.wait ?? ''} />}>
      {(read) => <Counted {...props} area={area} trips={read} />}
    </Gate>
  )
}

interface CountedProps extends FenceFiringsProps {
  area: GeofenceArea
  trips: readonly PathTrip[]
}

function Counted({ rule, facts, area, trips, children }: CountedProps) {
  const { firings, counting } = useFenceFirings(rule, area, trips, facts)
  if (!firings) return <Skeleton className={styles.wait ?? ''} />
  return (
    <>
      <FiringsView rule={rule} facts={facts} firings={firings} counting={counting} />
      {children(firings)}
    </>
  )
}
