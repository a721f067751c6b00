import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { mappableVehicles } from '#domain/dealer/mappableVehicles'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { unplacedReason } from '#domain/vehicle/vehiclePlace'
import { UNPLACED_LABELS } from '../../../i18n/labels'
import { useCapabilities } from '../../../state/capabilities'
import { useRegion } from '../../../state/region'
import { useLiveRow } from '../../../state/useLiveRows'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { Card } from '../../../ui/display/Card'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { DeferredMap } from '../../../widgets/vehicleMap/DeferredMap'
import { CardMap } from './CardMap'
import styles from './VehicleMapCard.module.css'

export interface VehicleMapCardProps {
  vehicle: DrivenVehicle
  className?: string | undefined
}

/** The position of a vehicle, with a link to the map; or why it is hidden (location masking). */
export function VehicleMapCard({ vehicle, className }: VehicleMapCardProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const region = useRegion()
  const { vehiclePositions } = useCapabilities()
  const now = useLiveRow(vehicle)
  // A blur would still reveal dots on a map, so a plan without positions gets none.
  const placed = useMemo(
    () => mappableVehicles(vehiclePositions ? [now] : [], region),
    [now, region, vehiclePositions],
  )
  const reason = unplacedReason(vehicle)
  return (
    <Card
      title={t`Location`}
      className={className}
      aside={
        reason === null && (
          <div className={styles.way}>
            <LinkButton kind="ghost" to="/0" search={{ sel: vehicle.id }}>
              {t`View map`}
            </LinkButton>
          </div>
        )
      }
    >
      <CardMap>
        {reason === null ? (
          <DeferredMap region={region} label={t`Map`} vehicles={placed} />
        ) : (
          <p className={styles.none}>
            <StatusLabel tone="unk" icon={MAP_ICONS.eyeOff}>
              {_(UNPLACED_LABELS[reason])}
            </StatusLabel>
          </p>
        )}
      </CardMap>
    </Card>
  )
}
