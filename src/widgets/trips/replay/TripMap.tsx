import { useLingui } from '@lingui/react/macro'
import {
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { replayAt } from '#domain/trips/replay/replay'
import { sampleAt } from '#domain/trips/telemetry/telemetry'
import type { Trip } from '#domain/trips/trip'
import { type MeasuredLine, type SpeedStretch, tripLine } from '#domain/trips/tripLine'
import { isEvent, type TripMoment } from '#domain/trips/tripMoments'
import { useFormats } from '../../../i18n/useFormats'
import { boundsOf } from '../../../map/boundsOf'
import { MapLost } from '../../../map/MapLost'
import { MapView } from '../../../map/MapView'
import { MarkerLayer, type MarkerPlace } from '../../../map/MarkerLayer'
import { useMapHandle } from '../../../map/mapHandle'
import { RouteLayer } from '../../../map/RouteLayer'
import { TripDotLayer } from '../../../map/TripDotLayer'
import { useWaypointArea } from '../../../state/waypoints'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { placeCard } from './cardPlace'
import { DotCard } from './DotCard'
import { LatestPath } from './LatestPath'
import { MapTools } from './MapTools'
import type { ReplayClock } from './replayClock'
import styles from './TripMap.module.css'
import type { Drive } from './tripDrive'

export interface TripMapProps {
  trip: Trip
  region: Region
  /** Null until the path is loaded. */
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

/** A trip on the map: its path, its dots, and the vehicle at the current second. */
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
    <div
      ref={useWaypointArea(['trips'], 2)}
      className={styles.room}
      data-map-room
      onPointerDown={follow.letGo}
    >
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
        {trip.activeBreadcrumb && (
          <LatestPath
            vehicleId={trip.vehicleId}
            region={region}
            endedAt={new Date(startedAt.getTime() + trip.minutes * 60_000)}
          />
        )}
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

/** Keeps the card of a dot beside it while the map moves. */
function CardBesideDot({ position, children }: { position: LngLat; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  usePlace(place, position)
  return (
    <div ref={place} className={styles.card}>
      {children}
    </div>
  )
}

/** Moves the element without a render, because the map may move in every frame. */
function usePlace(place: RefObject<HTMLElement | null>, position: LngLat): void {
  const map = useMapHandle()
  useLayoutEffect(() => {
    const element = place.current
    const room = element?.parentElement
    const card = element?.firstElementChild
    if (!element || !room || !card) return
    const move = () => {
      const dot = map.project(position)
      if (!dot) return
      const size = { width: element.offsetWidth, height: card.scrollHeight }
      const { left, top, maxHeight } = placeCard(dot, size, {
        width: room.clientWidth,
        height: room.clientHeight,
      })
      element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
      element.style.maxHeight = `${maxHeight}px`
    }
    move()
    const stop = map.onMove(move)
    const resized = new ResizeObserver(move)
    resized.observe(room)
    resized.observe(card)
    return () => {
      stop()
      resized.disconnect()
    }
  }, [place, map, position])
}

interface TraveledRouteProps {
  line: MeasuredLine
  stretches: readonly SpeedStretch[]
  clock: ReplayClock
  /** Returns the miles from the start at a second. */
  mileAt: (second: number) => number
}

/** Interval in which the line is updated while the replay plays; the vehicle moves with each frame. */
const LINE_EVERY_MS = 200

/** The trip's path: colored by speed behind the vehicle and pale ahead of it; colored as a whole at the start. */
function TraveledRoute({ line, stretches, clock, mileAt }: TraveledRouteProps) {
  const [second, setSecond] = useState(clock.second)
  useEffect(() => {
    let shownAt = 0
    const forgetTicks = clock.onTick((next) => {
      const now = performance.now()
      if (clock.isPlaying() && now - shownAt < LINE_EVERY_MS) return
      shownAt = now
      setSecond(next)
    })
    const forgetSettled = clock.onSettle(setSecond)
    setSecond(clock.second())
    return () => {
      forgetTicks()
      forgetSettled()
    }
  }, [clock])
  const driven = second > 0 ? mileAt(second) : Number.POSITIVE_INFINITY
  const segments = useMemo(() => tripLine(line, stretches, driven), [line, stretches, driven])
  return <RouteLayer id="trip" points={line.points} segments={segments} ends={false} />
}

/** Interval and duration of the camera's moves, milliseconds. */
const FOLLOW_EVERY_MS = 600

/** A camera that follows the vehicle until a visitor moves the map. */
function useFollow(clock: ReplayClock, placeAt: (second: number) => MarkerPlace | null) {
  const map = useMapHandle()
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!on) return
    let last = 0
    const go = (second: number) => {
      const now = performance.now()
      if (now - last < FOLLOW_EVERY_MS) return
      last = now
      const place = placeAt(second)
      if (place) map.flyTo(place.position)
    }
    go(clock.second())
    return clock.onTick(go)
  }, [on, clock, placeAt, map])
  return {
    on,
    toggle: () => setOn((before) => !before),
    letGo: (event: PointerEvent) => {
      if ((event.target as Element).tagName === 'CANVAS') setOn(false)
    },
  }
}
