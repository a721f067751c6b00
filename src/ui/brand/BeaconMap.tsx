import { useEffect, useState } from 'react'
import styles from './BeaconMap.module.css'
import {
  AVENUES,
  BEAM,
  DIM,
  LAKE,
  LANES,
  LIGHTHOUSE,
  LIT,
  MAP_HEIGHT,
  MAP_WIDTH,
  MOTORWAYS,
  PARKS,
  RIVER,
  STREETS,
} from './mapPaths'

const SWEPT = [styles.swept1, styles.swept2, styles.swept3, styles.swept4]

/**
 * Map of Chicago with a lighthouse beam beside a screen's content. The animation starts after the first render,
 * from its initial position, so that the prerendered and the hydrated page look the same.
 */
export function BeaconMap() {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return (
    <div className={`${styles.frame} ${awake ? styles.awake : ''}`} aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.map}
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <linearGradient id="welcome-beam" x1="1" y1="0" x2="0" y2="0">
          <stop offset="0" className={styles.beamNear} />
          <stop offset="1" className={styles.beamFar} />
        </linearGradient>
        <path d={LANES} className={styles.lane} />
        <path d={STREETS} className={styles.streetCasing} />
        <path d={AVENUES} className={styles.avenueCasing} />
        <path d={STREETS} className={styles.street} />
        <path d={AVENUES} className={styles.avenue} />
        <path d={PARKS} className={styles.park} />
        <path d={RIVER} className={styles.river} />
        <path d={LAKE} className={styles.lake} />
        <path d={MOTORWAYS} className={styles.motorwayCasing} />
        <path d={MOTORWAYS} className={styles.motorway} />
        <path d={BEAM} className={styles.beam} fill="url(#welcome-beam)" />
        {DIM.map(([x, y], index) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7" className={`${styles.dim} ${SWEPT[index] ?? ''}`} />
        ))}
        {LIT.map(([x, y, heading]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle className={styles.pin} r="13" />
            <path className={styles.arrow} d="M0 -6.5L5 5.5L0 3L-5 5.5Z" transform={`rotate(${heading})`} />
          </g>
        ))}
        <circle cx={LIGHTHOUSE.x} cy={LIGHTHOUSE.y} r="26" className={styles.halo} />
        <circle cx={LIGHTHOUSE.x} cy={LIGHTHOUSE.y} r="9" className={styles.lamp} />
      </svg>
    </div>
  )
}
