import type { VehicleImage } from '../../../domain/vehicle/vehicle'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import styles from './LaneArt.module.css'

const LANES: readonly { image: VehicleImage; lane: string | undefined }[] = [
  { image: { body: 'van', paint: 'white' }, lane: styles.first },
  { image: { body: 'suv', paint: 'red' }, lane: styles.second },
  { image: { body: 'pickup', paint: 'blue' }, lane: styles.third },
  { image: { body: 'hatch', paint: 'teal' }, lane: styles.fourth },
]

/** Part of the fleet, driving in from the left into the light of the lamp. */
export function LaneArt() {
  return (
    <div className={styles.stage} aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.light}
        viewBox="0 0 640 820"
        preserveAspectRatio="xMaxYMid slice"
      >
        <linearGradient id="tour-beam" x1="1" y1="0" x2="0" y2="0">
          <stop offset="0" className={styles.near} />
          <stop offset="1" className={styles.far} />
        </linearGradient>
        <path d="M640 -60L0 120V700L640 -20Z" fill="url(#tour-beam)" />
      </svg>
      {LANES.map(({ image, lane }) => (
        <div key={image.body} className={`${styles.lane} ${lane}`}>
          <VehicleArt image={image} detail="hero" className={styles.vehicle} />
        </div>
      ))}
    </div>
  )
}
