import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MeasureFigure } from '#domain/performance/measureFigure'
import { Spark } from '../../../../charts/figures/Spark'
import { cardClass } from '../../../../ui/display/cardClass'
import { DeltaText } from '../../../../ui/display/DeltaText'
import styles from './MeasureTile.module.css'
import type { ListAddress } from './measureLinks'
import { useMeasureTexts } from './measureText'

export interface MeasureTileProps {
  figure: MeasureFigure
  name: string
  /** What it counts. */
  basis: string
  link: ListAddress
}

/** One measure: value, change and trend, with a link to its list. */
export function MeasureTile({ figure, name, basis, link }: MeasureTileProps) {
  const { t } = useLingui()
  const texts = useMeasureTexts()
  const { before, trend } = figure
  const shown = texts.pair(figure)
  const { value, unit } = shown.now
  const delta = texts.delta(figure)
  const was = shown.before.value
  return (
    <Link {...link} className={cardClass(styles.tile)}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>
        {value}
        {/* It takes another line where a tile is too narrow for both. */}
        <wbr />
        {unit && <small className={styles.unit}>{`\u00a0${unit}`}</small>}
      </span>
      <span className={styles.line}>
        {delta && <DeltaText {...delta} />}
        {before !== null && <span className={styles.quiet}>{t`was ${was}`}</span>}
      </span>
      <span className={styles.quiet}>{basis}</span>
      <span className={styles.trend}>
        <Spark values={trend} />
      </span>
    </Link>
  )
}
