import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GeofenceDraft } from '#domain/notifications/firing/counting/geofence'
import type { PathTrip } from '#domain/notifications/firing/fence/tripCrossings'
import { usePathTrips } from '../../../data/queries/firingFacts'
import { useRegion } from '../../../state/region'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { FiringsView } from './FiringsView'
import { type EditedRule, RulePreview } from './RulePreview'
import { useFenceFirings } from './useFenceFirings'
import type { FenceDraft } from './WhenItFires'
import styles from './WhenItFires.module.css'

export interface FencePreviewProps extends EditedRule<GeofenceDraft> {
  /** Null before a fence was drawn or chosen. */
  fence: FenceDraft | null
}

/** A geofence rule, counted on the paths of the visitor's region. */
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
