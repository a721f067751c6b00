import { memo, useId } from 'react'
import type { VehicleImage } from '#domain/vehicle/vehicle'
import { cx } from '../cx'
import styles from './VehicleArt.module.css'
import { BODY_SHAPES, type BodyShape } from './vehicleShapes'

export interface VehicleArtProps {
  image: VehicleImage
  /** `list` leaves out details that are too small at 76 px; `tile` is that on its own ground, for a row of a list. */
  detail: 'list' | 'tile' | 'hero'
  className?: string | undefined
}

/** Wheels are drawn for this radius and scaled. */
const WHEEL_RADIUS = 31

/** The drawing of a vehicle in its color. Decorative: text beside it has the meaning. */
export const VehicleArt = memo(function VehicleArt({ image, detail, className }: VehicleArtProps) {
  const gradient = useId()
  const shape = BODY_SHAPES[image.body]
  const scale = shape.wheels.radius / WHEEL_RADIUS
  const hero = detail === 'hero'
  return (
    <svg
      className={cx(styles.art, detail === 'tile' && styles.tile, styles[image.paint], className)}
      viewBox="0 0 480 200"
      aria-hidden="true"
    >
      {hero && <Glare id={gradient} />}
      <ellipse cx="241" cy="178" rx="215" ry="5" className={styles.ground} />
      <path d={discs(shape, shape.wheels.arch - 1)} className={styles.arch} />
      <path d={shape.body} className={styles.body} />
      <path d={shape.shine} className={styles.shine} />
      <path d={shape.sill} className={styles.sill} />
      {shape.rails && <path d={shape.rails} className={styles.rails} />}
      <path d={shape.glass.join('')} className={styles.glass} />
      {hero && shape.glass.map((d) => <path key={d} d={d} fill={`url(#${gradient})`} />)}
      {hero && <path d={shape.seams} className={styles.seam} />}
      {hero && <path d={shape.handles} className={styles.handle} />}
      <path d={shape.headlight} className={styles.headlight} />
      <path d={shape.taillight} className={styles.taillight} />
      <path d={discs(shape, WHEEL_RADIUS * scale)} className={styles.tire} />
      <path d={discs(shape, 21.7 * scale)} className={styles.rim} />
      <path d={discs(shape, 19.8 * scale)} className={styles.wheel} />
      {hero && spokes(shape)}
      <path d={discs(shape, 5.3 * scale)} className={styles.hub} />
    </svg>
  )
})

function Glare({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2=".55" y2="1">
      <stop offset="0" className={styles.glareNear} />
      <stop offset=".48" className={styles.glareFar} />
      <stop offset=".5" className={styles.glareNone} />
    </linearGradient>
  )
}

/** The same circle at both wheels, as one path. */
function discs({ wheels: { rearX, frontX, y } }: BodyShape, radius: number): string {
  return [rearX, frontX]
    .map(
      (x) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
    )
    .join('')
}

function spokes({ wheels: { rearX, frontX, y, radius } }: BodyShape) {
  return [rearX, frontX].map((x) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${radius / WHEEL_RADIUS})`} className={styles.spoke}>
      {[36, 108, 180, 252, 324].map((angle) => (
        <path
          key={angle}
          d="M-3.4 -5L-6.2 -18.6A19.5 19.5 0 0 1 6.2 -18.6L3.4 -5Z"
          transform={`rotate(${angle})`}
        />
      ))}
    </g>
  ))
}
