import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { Region } from '#domain/base/locale'
import type { Place } from '#domain/places/place'
import { FactRow } from '../../../ui/display/FactRow'
import { ICONS } from '../../../ui/icons/icons'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { MapPanel } from '../MapPanel'
import { PLACE_KIND_LABELS } from '../mapLabels'
import { HoursRow } from './HoursRow'
import styles from './panelParts.module.css'

/** A place: what it is, where, when it is open, how to call it. */
export function PlacePanel({
  place,
  region,
  onClose,
}: {
  place: Place
  region: Region
  onClose: () => void
}) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  return (
    <MapPanel title={place.name[region]} subtitle={_(PLACE_KIND_LABELS[place.kind])} onClose={onClose}>
      <ul className={styles.rows}>
        <FactRow icon={ICONS.mapPin} name={place.address[region]}>
          {t`Address`}
        </FactRow>
        <FactRow icon={MAP_ICONS.phone} name={place.phone[region]}>
          {t`Phone`}
        </FactRow>
        <HoursRow hours={place.hours} region={region} />
      </ul>
    </MapPanel>
  )
}
