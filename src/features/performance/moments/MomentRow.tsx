import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { TRIPS_TAB } from '#domain/device/routes'
import type { VehicleEvent } from '#domain/vehicle/safetyEvents'
import { useFormats } from '../../../i18n/FormatsProvider'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { useAddress } from '../../../widgets/trips/replay/useAddress'
import { CAMERA_LABELS, DOT_LOOK } from '../../../widgets/trips/score/dotLook'
import { EventMark } from '../../../widgets/trips/score/EventMark'
import type { VehicleMoment } from './useVehicleMoments'
import styles from './VehicleMoments.module.css'

export interface MomentRowProps {
  item: VehicleMoment
  names: Record<VehicleEvent, string>
  selected: boolean
  onSelect: (key: string) => void
  /** Null where no camera was added. */
  onClip: ((item: VehicleMoment) => void) | null
}

/** One event: its row chooses it on the map, its link opens the trip at that second, its clip opens here. */
export function MomentRow({ item, names, selected, onSelect, onClip }: MomentRowProps) {
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
          t: `${Math.floor(moment.second)}`,
        }}
        className={styles.open}
        aria-label={t`Open the trip at ${when}: ${name}`}
      >
        <Icon path={ICONS.chevronRight} />
      </Link>
    </li>
  )
}
