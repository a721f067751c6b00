import { useLingui } from '@lingui/react/macro'
import { useRegion } from '../../state/region'
import { DeferredMap } from './DeferredMap'
import styles from './EmptyMap.module.css'

const NO_VEHICLES: [] = []

/** The streets of the region, without anybody on them: behind the card of a plan that has no positions. */
export function EmptyMap() {
  const { t } = useLingui()
  return (
    <div className={styles.map}>
      <DeferredMap region={useRegion()} label={t`Map`} vehicles={NO_VEHICLES} />
    </div>
  )
}
