import { useLingui } from '@lingui/react/macro'
import { memo, useCallback, useMemo } from 'react'
import type { Region } from '#domain/base/locale'
import { replayAt } from '#domain/trips/replay/replay'
import { sampleAt } from '#domain/trips/telemetry/telemetry'
import type { Trip } from '#domain/trips/trip'
import { isEvent, type TripMoment } from '#domain/trips/tripMoments'
import { useFormats } from '../../../i18n/FormatsProvider'
import { boundsOf } from '../../../map/boundsOf'
import { MapLost } from '../../../map/MapLost'
import { MapView } from '../../../map/MapView'
import { MarkerLayer, type MarkerPlace } from '../../../map/MarkerLayer'
import { useMapHandle } from '../../../map/mapHandle'
import { TripDotLayer } from '../../../map/TripDotLayer'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { CardBesideDot } from './CardBesideDot'
import { DotCard } from './DotCard'
import { LatestPath } from './LatestPath'
import { MapTools } from './MapTools'
import type { ReplayClock } from './replayClock'
import { TraveledRoute } from './TraveledRoute'
import styles from './TripMap.module.css'
import type { Drive } from './tripDrive'
import { useFollow } from './useFollow'

export interface TripMapProps {
  trip: Trip
  region: Region
  /** Null while the way is still being stored. */
  drive: Drive | null
  waiting: boolean
  moments: readonly TripMoment[]
  clock: ReplayClock
  startedAt: Date
  selectedId: number | null
  onSelect: (moment: TripMoment) => void
  onUnselect: () => void
  onClip: (videoId: string) => void
}

/** A trip on the streets: its line, its dots, the vehicle where the replay is. */
export const TripMap = memo(function TripMap(props: TripMapProps) {
  const { trip, region, drive, waiting, moments, clock, startedAt, selectedId, onSelect, onUnselect } = props
  const { t } = useLingui()
  const { speed } = useFormats()
  const map = useMapHandle()
  const placeAt = useCallback(
    (second: number): MarkerPlace | null => {
      if (!drive) return null
      const { position, bearingDeg, speedMph } = replayAt(drive.telemetry, drive.path, second)
      return { position, rotationDeg: bearingDeg, label: speed(speedMph).text }
    },
    [drive, speed],
  )
  const subscribe = useCallback(
    (set: (place: MarkerPlace) => void) => {
      const show = (second: number) => {
        const place = placeAt(second)
        if (place) set(place)
      }
      show(clock.second())
      return clock.onTick(show)
    },
    [clock, placeAt],
  )
  const follow = useFollow(clock, placeAt)
  const ends = trip.map[region]
  const bounds = useMemo(
    () => boundsOf(drive?.path.points ?? [ends.start, ends.end]),
    [drive, ends.start, ends.end],
  )
  const dots = useMemo(
    () => moments.map(({ dot, kind, position }) => ({ id: String(dot.id), kind, position })),
    [moments],
  )
  const selected = moments.find(({ dot }) => dot.id === selectedId)
  const first = useMemo(() => placeAt(clock.second()), [placeAt, clock])
  const mileAt = useCallback(
    (second: number) => (drive ? sampleAt(drive.telemetry, second).mile : 0),
    [drive],
  )
  const events = moments.filter(isEvent).length
  return (
    <div className={styles.room} data-map-room onPointerDown={follow.letGo}>
      <MapView
        region={region}
        label={t`Map of trip ${trip.number}`}
        camera={{ bounds }}
        // After a change of region or trip, the previous path stays for a moment.
        cameraKey={`${region} ${trip.id} ${bounds}`}
        onTap={onUnselect}
        fallback={<MapLost>{t`Replay, speed, and events still work.`}</MapLost>}
      >
        {drive && (
          <TraveledRoute line={drive.path} stretches={drive.stretches} clock={clock} mileAt={mileAt} />
        )}
        <TripDotLayer
          dots={dots}
          selectedId={selectedId === null ? null : String(selectedId)}
          onSelect={(id) => {
            const moment = moments.find(({ dot }) => String(dot.id) === id)
            if (moment) onSelect(moment)
          }}
        />
        {first && <MarkerLayer {...first} subscribe={subscribe} />}
      </MapView>
      <div className={styles.notes} data-covers>
        {trip.activeBreadcrumb && <LatestPath vehicleId={trip.vehicleId} region={region} />}
        {!drive && (
          <StatusLabel tone="unk" icon={ICONS.clock} pill>
            <span role="status">{waiting ? t`Loading path` : t`Path not available`}</span>
          </StatusLabel>
        )}
      </div>
      <MapTools map={map} bounds={bounds} following={follow.on} onFollow={drive ? follow.toggle : null} />
      {selected && (
        <CardBesideDot position={selected.position}>
          <DotCard
            moment={selected}
            at={new Date(startedAt.getTime() + selected.second * 1000)}
            onClose={onUnselect}
            onClip={props.onClip}
          />
        </CardBesideDot>
      )}
      <p className="visually-hidden">{t`Events on the map: ${events}. They are listed below the map.`}</p>
    </div>
  )
})
