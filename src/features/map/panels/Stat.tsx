import styles from './panelParts.module.css'

/** A large number with its name above and its unit behind. */
export function Stat({ name, value, unit }: { name: string; value: string; unit?: string | undefined }) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd>
        {value}
        {unit && <span className={styles.unit}>{unit}</span>}
      </dd>
    </div>
  )
}
