import { Plural, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { Trip } from '#domain/trips/trip'
import { decodePath } from '#domain/trips/tripPath'
import { type SketchPoint, sketchOf, summaryDots } from '#domain/trips/tripSketch'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { useVehiclePaths } from '../../../data/map/tripPaths'
import { useTripsOfVehicle } from '../../../data/queries/trips'
import { useFormats } from '../../../i18n/useFormats'
import styles from './TripSketch.module.css'

/** The numbered trips of the newest full day, drawn as lines; nothing for a vehicle without trips. */
export function TripSketch({ vehicle, region }: { vehicle: Vehicle; region: Region }) {
  const { t } = useLingui()
  const { daysAgo, distance } = useFormats()
  const kept = useTripsOfVehicle(vehicle.id)
  const paths = useVehiclePaths(region, vehicle.id)
  const { mapSize } = vehicle.details.tripHistorySummary[region]
  const all = valueOr(kept, null)
  const tripPaths = valueOr(paths, null)
  const day = useMemo(() => newestFullDay(all ?? []), [all])
  const sketch = useMemo(() => {
    const ways = day.map((trip) => ({ trip, path: tripPaths && decodePath(tripPaths, trip.id) }))
    const dots = ways.flatMap(({ trip, path }) => summaryDots(trip, region, path))
    const lines = ways.flatMap(({ trip, path }) => (path ? [[trip.number, path.points] as const] : []))
    return sketchOf({ dots, mapSize }, new Map(lines))
  }, [day, tripPaths, region, mapSize])
  const [first] = day
  if (sketch.trips.length === 0 || !first) return null
  const trips = day.length
  const [width, height] = sketch.size
  const when = daysAgo(first.daysAgo)
  const driven = day.reduce((sum, { distanceMi }) => sum + distanceMi, 0)
  const miles = distance(driven, 'oneDecimal').text
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t`Map of trips on ${when}`}
      >
        {sketch.trips.map(({ num, line }) => (
          <polyline key={num} points={pointsOf(line)} className={styles.halo} />
        ))}
        {sketch.trips.map(({ num, line }) => (
          <polyline key={num} points={pointsOf(line)} className={styles.line} />
        ))}
        {sketch.trips.flatMap(({ num, dots }) =>
          dots.map(([x, y]) => (
            <circle key={`${num} ${x} ${y}`} cx={x} cy={y} r="2.5" className={styles.dot} />
          )),
        )}
        {sketch.trips.map(({ num, label: [x, y] }) => (
          <g key={num} transform={`translate(${x} ${y})`}>
            <circle r="9.5" className={styles.disc} />
            <text dy="4.5" className={styles.number}>
              {num}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <span>{when}</span>
        <span>
          <Plural value={trips} one="# trip" other="# trips" />, {miles}
        </span>
      </figcaption>
    </figure>
  )
}

/** Trips of the newest day before today. */
function newestFullDay(newestFirst: readonly Trip[]): Trip[] {
  const day = newestFirst.find(({ daysAgo }) => daysAgo > 0)?.daysAgo
  return newestFirst.filter(({ daysAgo }) => daysAgo === day)
}

function pointsOf(line: readonly SketchPoint[]): string {
  return line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}
