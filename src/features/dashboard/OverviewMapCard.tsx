import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId, useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import { mappableVehicles, movingCount } from '#domain/dealer/mappableVehicles'
import { useFormats } from '../../i18n/useFormats'
import { useCapabilities } from '../../state/capabilities'
import { useRegion } from '../../state/region'
import { useLiveRows } from '../../state/useLiveRows'
import { LinkButton } from '../../ui/controls/LinkButton'
import { cardClass } from '../../ui/display/cardClass'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { useScopeVehicles, useVehicleScope } from '../../widgets/scope/useVehicleScope'
import { DeferredMap } from '../../widgets/vehicleMap/DeferredMap'
import styles from './OverviewMapCard.module.css'

const TITLES = { fleet: msg`Fleet overview`, dealer: msg`Inventory overview` }

/** A small map of the vehicles of the chosen fleet or lot, its content as text, and a link to the map (docs/rules.md DA-21). */
export function OverviewMapCard() {
  const { t, i18n } = useLingui()
  const { whole } = useFormats()
  const heading = useId()
  const region = useRegion()
  const scope = useVehicleScope()
  const { vehiclePositions } = useCapabilities()
  const rows = useLiveRows(valueOr(useScopeVehicles(scope), null))
  const placed = useMemo(
    // A blur hides no dot on a map, so a plan without positions gets none.
    () => rows && mappableVehicles(vehiclePositions ? rows : [], region),
    [rows, region, vehiclePositions],
  )
  const moving = placed && whole(movingCount(placed))
  return (
    <section className={cardClass(styles.card)} aria-labelledby={heading}>
      <div className={styles.map}>
        <DeferredMap region={region} label={t`Map`} vehicles={placed} />
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2 id={heading}>{i18n._(TITLES[scope.section])}</h2>
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
