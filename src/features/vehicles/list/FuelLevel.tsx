import { isLowLevel } from '#domain/vehicle/lowReadings'
import { useFormats } from '../../../i18n/useFormats'
import { Meter } from '../../../ui/display/Meter'
import styles from './FuelLevel.module.css'

/** Fuel or charge as bar and number; `--` if the vehicle does not report it. */
export function FuelLevel({ percent }: { percent: number | null }) {
  const formats = useFormats()
  if (percent === null) return <span className={styles.none}>--</span>
  return (
    <span className={styles.level}>
      <Meter percent={percent} low={isLowLevel(percent)} className={styles.meter} />
      <span className={styles.number}>{formats.percent(percent)}</span>
    </span>
  )
}
