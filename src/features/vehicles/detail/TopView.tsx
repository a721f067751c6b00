import type { Wheel } from '#domain/vehicle/lowReadings'
import type { VehicleImage } from '#domain/vehicle/vehicle'
import styles from './TopView.module.css'

const WHEEL_AT: Record<Wheel, { x: number; y: number }> = {
  frontLeft: { x: 8, y: 46 },
  frontRight: { x: 116, y: 46 },
  rearLeft: { x: 8, y: 206 },
  rearRight: { x: 116, y: 206 },
}
const WHEELS = Object.keys(WHEEL_AT) as Wheel[]

export interface TopViewProps {
  image: VehicleImage
  /** Wheels to mark; a flat one is marked more strongly. */
  low: { wheel: Wheel; flat: boolean }[]
  className?: string | undefined
}

/** A vehicle from above. Decorative: the readings are around it. */
export function TopView({ image, low, className }: TopViewProps) {
  return (
    <svg className={className} viewBox="0 0 140 300" aria-hidden="true">
      {WHEELS.map((wheel) => (
        <rect key={wheel} {...WHEEL_AT[wheel]} width="16" height="46" rx="6" className={styles.tire} />
      ))}
      <path
        d="M36 10C50 3 90 3 104 10C117 16 121 30 122 50L123 262C123 282 114 292 98 294L42 294C26 292 17 282 17 262L18 50C19 30 23 16 36 10Z"
        className={styles.body}
      />
      <path d="M30 82C50 72 90 72 110 82L103 106C86 100 54 100 37 106Z" className={styles.glass} />
      <path d="M27 92L34 112L34 160L28 174ZM113 92L106 112L106 160L112 174Z" className={styles.glass} />
      {image.body === 'pickup' ? <Bed /> : <Roof />}
      <path
        d="M30 22C24 28 22 36 22 44L32 40ZM110 22C116 28 118 36 118 44L108 40Z"
        className={styles.headlight}
      />
      <path d="M36 24C44 60 96 60 104 24" className={styles.seam} />
      {low.map(({ wheel, flat }) => (
        <rect
          key={wheel}
          x={WHEEL_AT[wheel].x - 4}
          y={WHEEL_AT[wheel].y - 5}
          width="24"
          height="56"
          rx="10"
          className={flat ? styles.flat : styles.ring}
        />
      ))}
    </svg>
  )
}

function Bed() {
  return (
    <>
      <path d="M37 166L103 166L107 182L33 182Z" className={styles.glass} />
      <rect x="30" y="190" width="80" height="94" rx="6" className={styles.shade} />
      <path d="M44 200V276M58 200V276M72 200V276M86 200V276M98 200V276" className={styles.seam} />
    </>
  )
}

function Roof() {
  return (
    <>
      <path d="M28 178L34 166L34 232L29 246ZM112 178L106 166L106 232L111 246Z" className={styles.glass} />
      <path d="M39 244L101 244L108 266C90 272 50 272 32 266Z" className={styles.glass} />
      <path d="M44 114L44 236M96 114L96 236" className={styles.seam} />
    </>
  )
}
