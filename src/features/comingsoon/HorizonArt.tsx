import { VehicleArt } from '../../ui/display/VehicleArt'
import styles from './HorizonArt.module.css'

/** A lighthouse by night and a van on its way home. */
export function HorizonArt({ className }: { className?: string | undefined }) {
  return (
    <div className={`${styles.scene} ${className ?? ''}`} aria-hidden="true">
      <svg aria-hidden="true" className={styles.sea} viewBox="0 0 480 200">
        <linearGradient id="horizon-beam" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" className={styles.near} />
          <stop offset="1" className={styles.far} />
        </linearGradient>
        <path d="M92 62L480 6V150Z" fill="url(#horizon-beam)" />
        <path d="M76 180L82 76H102L108 180Z" className={styles.tower} />
        <path d="M79.5 118H104.5L105.8 140H78.2ZM77.2 158H106.8L108 180H76Z" className={styles.band} />
        <path d="M80 76V52H104V76Z" className={styles.room} />
        <path d="M76 52L92 38L108 52Z" className={styles.band} />
        <circle cx="92" cy="63" r="7" className={styles.lamp} />
        <path d="M40 182C60 172 124 172 144 182Z" className={styles.band} />
        <path d="M0 182H480" className={styles.road} />
      </svg>
      <VehicleArt image={{ body: 'van', paint: 'white' }} detail="hero" className={styles.van} />
    </div>
  )
}
