import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import type { StaticMapProps } from '../../map/StaticMap'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import styles from './DeferredMap.module.css'

export interface DeferredMapProps extends Omit<StaticMapProps, 'vehicles'> {
  /** Null while they are being stored. */
  vehicles: StaticMapProps['vehicles'] | null
}

type Drawing = ComponentType<StaticMapProps>

/** A still map that is rendered after the screen around it is painted, so that the screen does not wait for it. */
export function DeferredMap({ vehicles, ...map }: DeferredMapProps) {
  const { t } = useLingui()
  const [Still, setStill] = useState<Drawing | 'lost' | null>(null)
  useEffect(
    () =>
      afterNextPaint(() => {
        import('../../map/StaticMap').then(
          ({ StaticMap: StillMap }) => setStill(() => StillMap),
          () => setStill('lost'),
        )
      }),
    [],
  )
  return (
    <div className={styles.frame}>
      {Still === 'lost' ? (
        <p className={styles.lost}>{t`This device cannot display the map.`}</p>
      ) : (
        Still && vehicles && <Still {...map} vehicles={vehicles} />
      )}
    </div>
  )
}
