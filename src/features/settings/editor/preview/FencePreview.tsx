import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { GeofenceArea } from '#domain/geofence/geofence'
import {
  countCrossings,
  type GeofenceDraft,
  needsMinutes,
} from '#domain/notifications/firing/counting/geofence'
import type { PathTrip, TripCrossings } from '#domain/notifications/firing/fence/tripCrossings'
import type { Firings } from '#domain/notifications/firing/firing'
import { usePathTrips } from '../../../../data/queries/firingFacts'
import { useRegion } from '../../../../state/region'
import { Gate } from '../../../../ui/feedback/Gate'
import { Skeleton } from '../../../../ui/feedback/Skeleton'
import { FiringsView } from './FiringsView'
import { type EditedRule, RulePreview } from './RulePreview'
import type { ShownFacts } from './useFiringFacts'
import type { FenceDraft } from './WhenItFires'
import styles from './WhenItFires.module.css'

export interface FencePreviewProps extends EditedRule<GeofenceDraft> {
  /** Null before a fence is drawn or selected. */
  fence: FenceDraft | null
}

/** A geofence rule, counted from the paths in the visitor's region. */
export function FencePreview({ fence, ...edited }: FencePreviewProps) {
  const { t } = useLingui()
  const trips = usePathTrips(edited.rule.section, useRegion())
  const instead = (content: ReactNode) => (
    <RulePreview edited={edited} fenceName={fence?.name ?? null} firings={null}>
      {content}
    </RulePreview>
  )
  if (fence === null) {
    return instead(
      <p className={styles.note}>{t`Draw or choose a geofence to see how often it would have fired.`}</p>,
    )
  }
  return (
    <Gate live={trips} loading={instead(<Skeleton className={styles.wait ?? ''} />)} frame={instead}>
      {(read) => <CountedPreview edited={edited} fence={fence} trips={read} />}
    </Gate>
  )
}

interface CountedPreviewProps {
  edited: EditedRule<GeofenceDraft>
  fence: FenceDraft
  trips: readonly PathTrip[]
}

function CountedPreview({ edited, fence, trips }: CountedPreviewProps) {
  const { rule, facts } = edited
  const { firings, counting } = useFenceFirings(rule, fence.area, trips, facts)
  return (
    <RulePreview edited={edited} fenceName={fence.name} firings={firings}>
      {firings ? (
        <FiringsView {...edited} firings={firings} counting={counting} />
      ) : (
        <Skeleton className={styles.wait ?? ''} />
      )}
    </RulePreview>
  )
}

/** Pause after which a dragged fence is counted, milliseconds. */
const REST_MS = 150

interface FenceFirings {
  /** Null before the first count; the last result while a new count is running. */
  firings: Firings | null
  counting: boolean
}

/**
 * Firings of a geofence rule. The trips that cross its fence are searched once for each fence, and their times
 * once they matter, both between frames; everything else is counted immediately.
 */
function useFenceFirings(
  rule: GeofenceDraft,
  area: GeofenceArea,
  trips: readonly PathTrip[],
  facts: ShownFacts,
): FenceFirings {
  const crossed = useCrossedTrips(rule, area, trips)
  const firings = useMemo(() => crossed && countCrossings(rule, facts, crossed), [rule, facts, crossed])
  const [last, setLast] = useState(firings)
  if (firings && firings !== last) setLast(firings)
  return { firings: firings ?? last, counting: firings === null }
}

interface Crossed {
  fence: string
  among: readonly PathTrip[]
  trips: readonly TripCrossings[]
}

/** The trips that cross a fence; null while they are searched. */
function useCrossedTrips(
  { geofence: { days, time } }: GeofenceDraft,
  area: GeofenceArea,
  among: readonly PathTrip[],
): readonly TripCrossings[] | null {
  const [found, setFound] = useState<Crossed | null>(null)
  const fence = JSON.stringify(area)
  const schedule = JSON.stringify({ days, time })
  const known = found?.fence === fence && found.among === among ? found.trips : null
  useEffect(() => {
    const stopped = new AbortController()
    const look = async () => {
      const { fenceCrossings, withMinutes } = await import('../../../../widgets/rules/fence/fenceCrossings')
      const crossed = known ?? (await fenceCrossings(among, JSON.parse(fence), stopped.signal))
      const needs = (trip: TripCrossings) => needsMinutes(trip, JSON.parse(schedule))
      const timed = crossed && (await withMinutes(crossed, needs, stopped.signal))
      if (timed && timed !== known) setFound({ fence, among, trips: timed })
    }
    const timer = setTimeout(look, known ? 0 : REST_MS)
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [fence, schedule, among, known])
  return known
}
