import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import type { StillMapProps } from '../../map/StillMap'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import styles from './DeferredMap.module.css'

export interface DeferredMapProps extends Omit<StillMapProps, 'fallback' | 'vehicles'> {
  /** Null while they are being stored. */
  vehicles: StillMapProps['vehicles'] | null
}

type Drawing = ComponentType<StillMapProps>

/** A still map that comes once the screen around it has been painted: no screen waits for a map. */
export function DeferredMap({ vehicles, ...map }: DeferredMapProps) {
  const { t } = useLingui()
  const [Still, setStill] = useState<Drawing | 'lost' | null>(null)
  useEffect(
    () =>
      afterNextPaint(() => {
        import('../../map/StillMap').then(
          ({ StillMap }) => setStill(() => StillMap),
          () => setStill('lost'),
        )
      }),
    [],
  )
  const lost = <p className={styles.lost}>{t`This device cannot display the map.`}</p>
  return (
    <div className={styles.frame}>
      {Still === 'lost' ? lost : Still && vehicles && <Still {...map} vehicles={vehicles} fallback={lost} />}
    </div>
  )
}
