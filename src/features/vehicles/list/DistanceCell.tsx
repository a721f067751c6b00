import { useFormats } from '../../../i18n/FormatsProvider'
import styles from './cells.module.css'

/** Miles in the visitor's unit; the unit is quieter than the figure. */
export function DistanceCell({ miles }: { miles: number }) {
  const { value, unit } = useFormats().distance(miles)
  return (
    <>
      {value}
      {'\u00a0'}
      <span className={styles.unit}>{unit}</span>
    </>
  )
}
