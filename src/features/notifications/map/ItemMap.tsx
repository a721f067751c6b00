import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { Bounds } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import type { GeofenceArea } from '#domain/geofence/geofence'
import { circleRing } from '#domain/geofence/geofenceMeasure'
import { replayAt } from '#domain/trips/replay/replay'
import type { Trip } from '#domain/trips/trip'
import { lineAround, sliceLine } from '#domain/trips/tripLine'
import type { TripMoment as DotMoment } from '#domain/trips/tripMoments'
import { useTripPath } from '../../../data/map/tripPaths'
import { boundsOf } from '../../../map/boundsOf'
import { GeofenceLayer } from '../../../map/GeofenceLayer'
import { MapLost } from '../../../map/MapLost'
import { MarkerLayer } from '../../../map/MarkerLayer'
import { RouteLayer, type RouteSegment } from '../../../map/RouteLayer'
import { StillMap } from '../../../map/StillMap'
import type { Drive } from '../../../widgets/trips/replay/tripDrive'
import { useDrive } from '../../../widgets/trips/replay/useDrive'

/** Content of a notification's map. */
export type ItemPlace =
  | { kind: 'trip'; trip: Trip; moment: MapMoment | null }
  | { kind: 'dealerTrip'; trip: DealerTrip }
  | { kind: 'fence'; id: string; name: string; area: GeofenceArea }

/** A still map of where a notification happened. */
export function ItemMap({ place, region }: { place: ItemPlace; region: Region }) {
  const { t } = useLingui()
  const label = t`Map of the notification`
  switch (place.kind) {
    case 'trip':
      return <TripMoment {...place} region={region} label={label} />
    case 'dealerTrip':
      return <DealerPath trip={place.trip} region={region} label={label} />
    case 'fence':
      return <FenceArea {...place} region={region} label={label} />
  }
}

interface DealerPathProps {
  trip: DealerTrip
  region: Region
  label: string
}

/** The path of a dealer's trip. */
function DealerPath({ trip, region, label }: DealerPathProps) {
  const { t } = useLingui()
  const { start, end, startLocation, endLocation } = trip.map[region]
  const path = valueOr(useTripPath(region, trip.vehicleId, trip.id), null)
  const points = useMemo(() => path?.points ?? [start, end], [path, start, end])
  const bounds = useMemo(() => boundsOf(points), [points])
  return (
    <StillMap
      region={region}
      label={label}
      camera={{ bounds }}
      picture={`${trip.id} ${bounds} ${path !== null}`}
      fallback={<MapLost>{t`From ${startLocation} to ${endLocation}`}</MapLost>}
    >
      {path && <RouteLayer id="item" points={points} />}
    </StillMap>
  )
}

interface FenceAreaProps {
  id: string
  name: string
  area: GeofenceArea
  region: Region
  label: string
}

/** The geofence that a vehicle entered or left. */
function FenceArea({ id, name, area, region, label }: FenceAreaProps) {
  const areas = useMemo(() => [{ id, name, area }], [id, name, area])
  const bounds = useMemo(
    () => boundsOf(area.type === 'Circle' ? circleRing(area.center, area.radiusMi) : area.coordinates[0]),
    [area],
  )
  return (
    <StillMap
      region={region}
      label={label}
      camera={{ bounds }}
      picture={JSON.stringify([id, name, area])}
      fallback={<MapLost>{name}</MapLost>}
    >
      <GeofenceLayer areas={areas} selectedId={id} />
    </StillMap>
  )
}

/** A moment of a trip. */
interface MapMoment {
  second: number
  /** Id of the trip's dot at this moment, whose position then replaces the second. */
  dot: number | null
  /** Label above it. */
  label: string
}

interface TripMomentProps {
  trip: Trip
  /** Null shows the whole trip. */
  moment: MapMoment | null
  region: Region
  label: string
}

/** Miles of the path that are visible on either side of a moment without speeding. */
const AROUND_MI = 0.35

/** A trip on the streets, or the place on it where an event happened. */
function TripMoment({ trip, moment, region, label }: TripMomentProps) {
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
    const [lng, lat] = place.position
    const points = lineAround(drive.path, drive.stretches, place.mile, AROUND_MI)
    // The vehicle is in the middle, so that its label fits above it and the line is seen on both sides.
    return boundsOf([
      place.position,
      ...points,
      ...points.map(([x, y]): LngLat => [2 * lng - x, 2 * lat - y]),
    ])
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
