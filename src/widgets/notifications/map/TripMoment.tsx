import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Region } from '#domain/base/locale'
import type { Bounds } from '#domain/geo/frame'
import { replayAt } from '#domain/trips/replay/replay'
import type { Trip } from '#domain/trips/trip'
import { sliceLine } from '#domain/trips/tripLine'
import type { TripMoment as DotMoment } from '#domain/trips/tripMoments'
import { boundsOf } from '../../../map/boundsOf'
import { MapLost } from '../../../map/MapLost'
import { MarkerLayer } from '../../../map/MarkerLayer'
import { RouteLayer, type RouteSegment } from '../../../map/RouteLayer'
import { StillMap } from '../../../map/StillMap'
import type { Drive } from '../../trips/replay/tripDrive'
import { useDrive } from '../../trips/replay/useDrive'

/** A moment of a trip. */
export interface MapMoment {
  second: number
  /** Id of the trip's dot at this moment, whose position then replaces the second. */
  dot: number | null
  /** Label above it. */
  label: string
}

export interface TripMomentProps {
  trip: Trip
  /** Null shows the whole trip. */
  moment: MapMoment | null
  region: Region
  label: string
}

/** Miles of the path that are visible on either side of a moment. */
const AROUND_MI = 0.6

/** A trip on the streets, or the place on it where an event happened. */
export function TripMoment({ trip, moment, region, label }: TripMomentProps) {
  const { t } = useLingui()
  const { drive, moments } = useDrive(trip, region)
  const { start, end, startLocation, endLocation } = trip.map[region]
  const place = useMemo(
    () => drive && moment && replayAt(drive.telemetry, drive.path, secondOf(moment, moments)),
    [drive, moment, moments],
  )
  const segments = useMemo(() => (drive ? bySpeed(drive) : []), [drive])
  const bounds = useMemo((): Bounds => {
    if (!drive) return boundsOf([start, end])
    if (!place) return boundsOf(drive.path.points)
    return boundsOf(sliceLine(drive.path, place.mile - AROUND_MI, place.mile + AROUND_MI))
  }, [drive, place, start, end])
  return (
    <StillMap
      region={region}
      label={label}
      camera={{ bounds }}
      picture={JSON.stringify([trip.id, bounds, segments.length, place?.position, moment?.label])}
      fallback={<MapLost>{t`From ${startLocation} to ${endLocation}`}</MapLost>}
    >
      {drive && <RouteLayer id="item" points={drive.path.points} segments={segments} />}
      {place && moment && (
        <MarkerLayer position={place.position} rotationDeg={place.bearingDeg} label={moment.label} />
      )}
    </StillMap>
  )
}

const secondOf = ({ second, dot }: MapMoment, moments: readonly DotMoment[]): number =>
  moments.find((one) => one.dot.id === dot)?.second ?? second

/** The path with speeding marked. */
function bySpeed({ path, stretches }: Drive): RouteSegment[] {
  return stretches.map(({ fromMi, toMi, over }) => ({
    points: sliceLine(path, fromMi, toMi),
    tone: over ? 'over' : 'plain',
  }))
}
