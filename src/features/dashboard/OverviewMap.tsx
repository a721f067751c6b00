import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Region } from '#domain/base/locale'
import { type MappableVehicle, movingCount } from '#domain/vehicle/mappableVehicles'
import { useFormats } from '../../i18n/FormatsProvider'
import { LinkButton } from '../../ui/controls/LinkButton'
import { surface } from '../../ui/display/surface'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { DeferredMap } from '../../widgets/vehicleMap/DeferredMap'
import styles from './OverviewMap.module.css'

export interface OverviewMapProps {
  title: string
  region: Region
  /** Null while they are being stored. */
  placed: readonly MappableVehicle[] | null
  className?: string | undefined
}

/** A small map to look at, and in words what it shows. */
export function OverviewMap({ title, region, placed, className }: OverviewMapProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const heading = useId()
  const moving = placed && whole(movingCount(placed))
  return (
    <section className={surface(styles.card, className)} aria-labelledby={heading}>
      <div className={styles.map}>
        <DeferredMap region={region} label={t`Map`} vehicles={placed} />
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2 id={heading}>{title}</h2>
          {moving === null ? (
            <Skeleton className={styles.wait} />
          ) : (
            <p className={styles.moving}>{t`${moving} moving now`}</p>
          )}
        </div>
        <LinkButton kind="primary" to="/0">
          {t`View map`}
        </LinkButton>
      </div>
    </section>
  )
}
