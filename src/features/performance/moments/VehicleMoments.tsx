import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Region } from '#domain/base/locale'
import { TRIPS_TAB } from '#domain/device/routes'
import type { EventDay } from '#domain/performance/eventDays'
import type { Trip } from '#domain/trips/trip'
import type { VehicleEvent } from '#domain/vehicle/safetyEvents'
import { useFormats } from '../../../i18n/useFormats'
import { useCapabilities } from '../../../state/capabilities'
import { Button } from '../../../ui/controls/Button'
import { cx } from '../../../ui/cx'
import { Gate } from '../../../ui/feedback/Gate'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { useAddress } from '../../../widgets/trips/replay/useAddress'
import { CAMERA_LABELS, DOT_LOOK } from '../../../widgets/trips/score/dotLook'
import { EventMark } from '../../../widgets/trips/score/EventMark'
import { MomentMap } from './MomentMap'
import { useVehicleMoments, type VehicleMoment } from './useVehicleMoments'
import styles from './VehicleMoments.module.css'

/** Loaded when a clip is watched: it brings the replay of a trip. */
const TripClip = lazy(() =>
  import('../../../widgets/trips/replay/TripClip').then(({ TripClip: it }) => ({ default: it })),
)

export interface VehicleMomentsProps {
  vehicleId: string
  trips: readonly Trip[]
  /** The last seven full days with events of the chosen types, the newest first. */
  days: readonly EventDay[]
  types: readonly VehicleEvent[]
  /** A prop, so that the map's chunk does not import another screen. */
  names: Record<VehicleEvent, string>
  dayHead: (day: EventDay, selected: boolean, onSelect: () => void) => ReactNode
  region: Region
  /** Null for all seven days. */
  day: number | null
  onDay: (day: number | null) => void
  selected: string | null
  onSelect: (key: string | null) => void
  /** Shown until the exact times are known. */
  waiting: ReactNode
}

/** Each event of the last seven days, in a list and on the map. */
export function VehicleMoments(props: VehicleMomentsProps) {
  const { vehicleId, trips, region, waiting } = props
  const live = useVehicleMoments(vehicleId, trips, region)
  return (
    <Gate live={live} loading={waiting}>
      {(all) => <Moments {...props} all={all} />}
    </Gate>
  )
}

function Moments({ all, ...props }: VehicleMomentsProps & { all: readonly VehicleMoment[] }) {
  const { vehicleId, days, types, names, dayHead, region, day, onDay, selected, onSelect } = props
  const { t } = useLingui()
  const { camera } = useCapabilities()
  const [watched, setWatched] = useState<VehicleMoment | null>(null)
  const shown = useMemo(
    () =>
      all.flatMap((item) => {
        const events = item.events.filter((event) => types.includes(event))
        const isShown = events.length > 0 && (day === null || item.trip.daysAgo === day)
        return isShown ? [{ ...item, events }] : []
      }),
    [all, day, types],
  )
  const listed = day === null ? days : days.filter(({ daysAgo }) => daysAgo === day)
  return (
    <div className={styles.split}>
      <div className={styles.map} data-map-room>
        <MomentMap
          moments={shown}
          viewKey={`${vehicleId} ${day} ${types}`}
          region={region}
          selected={selected}
          onSelect={onSelect}
        />
      </div>
      <div className={styles.list}>
        {day !== null && <Button kind="ghost" onClick={() => onDay(null)}>{t`Show all 7 days`}</Button>}
        {listed.map((one) => {
          const moments = shown.filter(({ trip }) => trip.daysAgo === one.daysAgo)
          return (
            <section key={one.daysAgo} className={styles.day}>
              {dayHead(one, day === one.daysAgo, () => onDay(day === one.daysAgo ? null : one.daysAgo))}
              <ol>
                {moments.map((item) => (
                  <MomentRow
                    key={item.key}
                    item={item}
                    names={names}
                    selected={item.key === selected}
                    onSelect={(key) => onSelect(key === selected ? null : key)}
                    onClip={camera ? setWatched : null}
                  />
                ))}
              </ol>
              {types.includes('seatbelt') && one.counts.seatbelt > 0 && (
                <p className={styles.untimed}>
                  {t`Seat belt events are counted by day, so they are not on the map.`}
                </p>
              )}
            </section>
          )
        })}
      </div>
      {watched?.moment.dot.video !== undefined && (
        <Suspense>
          <TripClip
            key={watched.key}
            trip={watched.trip}
            eventId={watched.moment.dot.video}
            onClose={() => setWatched(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

interface MomentRowProps {
  item: VehicleMoment
  names: Record<VehicleEvent, string>
  selected: boolean
  onSelect: (key: string) => void
  /** Null if no camera was added. */
  onClip: ((item: VehicleMoment) => void) | null
}

/** One event: its row selects it on the map, a link opens the trip at that second, a button plays its clip. */
function MomentRow({ item, names, selected, onSelect, onClip }: MomentRowProps) {
  const { t, i18n } = useLingui()
  const { time, speed } = useFormats()
  const address = useAddress()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const { key, trip, moment, events, clip, at } = item
  const look = DOT_LOOK[moment.kind]
  const name = events
    .map((event) => (event === 'camera' && clip ? i18n._(CAMERA_LABELS[clip]) : names[event]))
    .join(', ')
  const when = time(at)
  return (
    <li ref={row} className={cx(styles.moment, selected && styles.selected)}>
      <span className={styles.time}>{when}</span>
      <EventMark icon={look.icon} tone={look.tone} small />
      <button type="button" className={styles.choose} aria-pressed={selected} onClick={() => onSelect(key)}>
        <span className={styles.name}>{name}</span>
        <span className={styles.more}>
          {address(moment)} · {speed(moment.speedMph).text}
        </span>
      </button>
      {onClip && moment.dot.video !== undefined && (
        <button
          type="button"
          className={styles.open}
          aria-label={t`Watch the clip: ${name}, ${when}`}
          onClick={() => onClip(item)}
        >
          <Icon path={TRIP_ICONS.video} />
        </button>
      )}
      <Link
        to="/1/detail/$id"
        params={{ id: trip.vehicleId }}
        search={{
          tab: TRIPS_TAB,
          day: `${trip.daysAgo}`,
          trip: trip.id,
          t: `${moment.second}`,
        }}
        className={styles.open}
        aria-label={t`Open the trip at ${when}: ${name}`}
      >
        <Icon path={ICONS.chevronRight} />
      </Link>
    </li>
  )
}
