import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import type { Region } from '#domain/base/locale'
import { afterNextPaint } from '../../../ui/feedback/afterNextPaint'
import type { ItemPlace } from '../../../widgets/notifications/map/ItemMap'
import styles from './ItemDetail.module.css'

type Drawing = ComponentType<{ place: ItemPlace; region: Region }>

/** The map of a notification, rendered after the text around it is painted. */
export function PlaceMap({ place, region }: { place: ItemPlace; region: Region }) {
  const { t } = useLingui()
  const [Drawn, setDrawn] = useState<Drawing | 'lost' | null>(null)
  useEffect(
    () =>
      afterNextPaint(() => {
        import('../../../widgets/notifications/map/ItemMap').then(
          ({ ItemMap }) => setDrawn(() => ItemMap),
          () => setDrawn('lost'),
        )
      }),
    [],
  )
  return (
    <div className={styles.map}>
      {Drawn === 'lost' ? (
        <p className={styles.lost}>{t`This device cannot display the map.`}</p>
      ) : (
        Drawn && <Drawn place={place} region={region} />
      )}
    </div>
  )
}
