import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Region } from '#domain/base/locale'
import type { EventDay } from '#domain/performance/eventDays'
import type { Trip } from '#domain/trips/trip'
import type { VehicleEvent } from '#domain/vehicle/safetyEvents'
import { useCapabilities } from '../../../state/capabilities'
import { Button } from '../../../ui/controls/Button'
import { Gate } from '../../../ui/feedback/Gate'
import { MomentMap } from './MomentMap'
import { MomentRow } from './MomentRow'
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
  /** Handed in, so that the map's part of the program brings no other screen. */
  names: Record<VehicleEvent, string>
  dayHead: (day: EventDay, selected: boolean, onSelect: () => void) => ReactNode
  region: Region
  /** Null: all of the seven. */
  day: number | null
  onDay: (day: number | null) => void
  selected: string | null
  onSelect: (key: string | null) => void
  /** Stands here until the exact times are known. */
  waiting: ReactNode
}

/** Each event of the last seven days by its time, and on the map. */
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
                  {t`Open seat belts are counted by day and have no place on the map.`}
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
