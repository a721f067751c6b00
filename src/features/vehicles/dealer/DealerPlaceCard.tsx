import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { dealerUnplacedReason } from '#domain/dealer/dealerPlace'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { mappableVehicles } from '#domain/dealer/mappableVehicles'
import { UNPLACED_LABELS } from '../../../i18n/labels'
import { LOT_LABELS, NOT_ON_A_LOT } from '../../../i18n/labelsInventory'
import { useFormats } from '../../../i18n/useFormats'
import { useRegion } from '../../../state/region'
import { useLiveRow } from '../../../state/useLiveRows'
import { Card } from '../../../ui/display/Card'
import { CardLink } from '../../../ui/display/CardLink'
import { FactRow } from '../../../ui/display/FactRow'
import { ICONS } from '../../../ui/icons/icons'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { DeferredMap } from '../../../widgets/vehicleMap/DeferredMap'
import { CardMap } from '../place/CardMap'
import styles from './DealerPlaceCard.module.css'

/** Location of an inventory vehicle, its home lot, and a link to the map. */
export function DealerPlaceCard({ vehicle: stored }: { vehicle: DealerVehicle }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const formats = useFormats()
  const region = useRegion()
  const vehicle = useLiveRow(stored)
  const { id, lot, geofence, details } = vehicle
  const search = useMemo(() => ({ sel: id }), [id])
  const placed = useMemo(() => mappableVehicles([vehicle], region), [vehicle, region])
  const reason = dealerUnplacedReason(vehicle)
  const { speedMph } = details.map[region]
  const speed = formats.speed(speedMph).text
  const home = _(LOT_LABELS[lot])
  return (
    <Card title={t`Location`}>
      {reason === null && (
        <CardMap>
          <DeferredMap region={region} label={t`Map`} vehicles={placed} />
        </CardMap>
      )}
      <ul className={styles.rows}>
        <FactRow
          icon={geofence === null ? ICONS.mapPin : MAP_ICONS.warehouse}
          tone={geofence === null ? 'unk' : 'brand'}
          name={_(geofence === null ? NOT_ON_A_LOT : LOT_LABELS[geofence])}
        >
          {geofence === lot ? t`On its home lot` : t`Home lot: ${home}`}
        </FactRow>
        {reason === null ? (
          <FactRow
            icon={speedMph > 0 ? MAP_ICONS.navigation : MAP_ICONS.parking}
            tone={speedMph > 0 ? 'ok' : 'unk'}
            name={speedMph > 0 ? t`Moving, ${speed}` : t`Parked`}
          >
            {details.connectedOn && formats.relative(formats.at(details.connectedOn))}
          </FactRow>
        ) : (
          <FactRow icon={MAP_ICONS.eyeOff} tone="unk" name={_(UNPLACED_LABELS[reason])}>
            {t`It will appear on the map once it connects`}
          </FactRow>
        )}
      </ul>
      {reason === null && (
        <CardLink to="/0" search={search}>
          {t`Show on map`}
        </CardLink>
      )}
    </Card>
  )
}
