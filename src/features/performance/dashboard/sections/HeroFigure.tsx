import type { MeasureFigure } from '#domain/performance/measureFigure'
import { DeltaText } from '../../../../ui/display/DeltaText'
import { useMeasureTexts } from '../measures/measureText'
import styles from './HeroFigure.module.css'

/** The large figure of a card, and its change. */
export function HeroFigure({ figure }: { figure: MeasureFigure }) {
  const texts = useMeasureTexts()
  const { value, unit } = texts.pair(figure).now
  const delta = texts.delta(figure)
  return (
    <p className={styles.line}>
      <span className={styles.value}>
        {value}
        {unit && <small className={styles.unit}>{`\u00a0${unit}`}</small>}
      </span>
      {delta && <DeltaText {...delta} />}
    </p>
  )
}
