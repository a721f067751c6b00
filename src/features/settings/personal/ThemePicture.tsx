import type { Theme } from '#domain/device/deviceMirror'
import styles from './ThemePicture.module.css'

/** Heights of the bars of a small chart, in the picture's units. */
const BARS = [14, 22, 17, 28, 24, 33]

/** A small screen of the product, drawn with the colors of a theme. */
export function ThemePicture({ theme }: { theme: Theme }) {
  return (
    <svg data-theme={theme} viewBox="0 0 160 100" aria-hidden="true" className={styles.screen}>
      <rect width="160" height="100" className={styles.ground} />
      <rect width="26" height="100" className={styles.card} />
      <rect x="7" y="8" width="12" height="12" rx="4" className={styles.brand} />
      {[30, 42, 54].map((y) => (
        <rect key={y} x="7" y={y} width="12" height="4" rx="2" className={styles.quiet} />
      ))}
      <rect x="34" y="9" width="44" height="7" rx="3.5" className={styles.ink} />
      <rect x="34" y="24" width="56" height="68" rx="7" className={styles.card} />
      <rect x="40" y="31" width="24" height="4" rx="2" className={styles.quiet} />
      <rect x="40" y="39" width="36" height="9" rx="4.5" className={styles.ink} />
      {BARS.map((height, at) => (
        <rect
          key={height}
          x={40 + at * 7.5}
          y={86 - height}
          width="5"
          height={height}
          rx="2"
          className={styles.brand}
        />
      ))}
      <rect x="96" y="24" width="56" height="31" rx="7" className={styles.card} />
      <circle cx="108" cy="39" r="6" className={styles.ok} />
      <rect x="119" y="33" width="25" height="4" rx="2" className={styles.ink} />
      <rect x="119" y="41" width="18" height="4" rx="2" className={styles.quiet} />
      <rect x="96" y="61" width="56" height="31" rx="7" className={styles.card} />
      <circle cx="108" cy="76" r="6" className={styles.high} />
      <rect x="119" y="70" width="22" height="4" rx="2" className={styles.ink} />
      <rect x="119" y="78" width="27" height="4" rx="2" className={styles.quiet} />
    </svg>
  )
}
