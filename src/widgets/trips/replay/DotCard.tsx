import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { isExcessiveIdling } from '#domain/trips/tripBreakdown'
import type { TripMoment } from '#domain/trips/tripMoments'
import { useFormats } from '../../../i18n/useFormats'
import { IconButton } from '../../../ui/controls/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { usePanelDismiss } from '../../../ui/overlays/usePanelDismiss'
import { DOT_LOOK, SUBTYPE_TITLES } from '../score/dotLook'
import { EventMark } from '../score/EventMark'
import { Facts } from '../score/Facts'
import styles from './DotCard.module.css'
import { useAddress } from './useAddress'

export interface DotCardProps {
  moment: TripMoment
  at: Date
  onClose: () => void
  /** Opens the clip of the camera event with this id. */
  onClip: (videoId: string) => void
}

/** One dot of the trip: time, place, speed and event. */
export function DotCard({ moment, at, onClose, onClip }: DotCardProps) {
  const { t, i18n } = useLingui()
  const { time, distance, speed, speedLimit, duration } = useFormats()
  const address = useAddress()
  const card = useRef<HTMLElement>(null)
  usePanelDismiss(card, onClose)
  const { dot, kind, speedMph, limitMph } = moment
  const { label, icon, tone } = DOT_LOOK[kind]
  const facts: [string, string][] = [
    [t`Time`, time(at)],
    [t`Address`, address(moment)],
    [t`Odometer`, distance(dot.odometerMi).text],
    [t`Speed`, speed(speedMph).text],
    [t`Speed limit`, speedLimit(limitMph).text],
  ]
  if (dot.idleMinutes !== undefined) facts.push([t`Idle time`, duration(dot.idleMinutes)])
  const { subtypes = [], video } = dot
  return (
    <section ref={card} className={styles.card} aria-label={i18n._(label)}>
      <div className={styles.head}>
        <EventMark icon={icon} tone={tone} />
        <h3 className={styles.title}>{i18n._(label)}</h3>
        <IconButton label={t`Close`} icon={ICONS.x} onClick={onClose} />
      </div>
      {subtypes.length > 0 && (
        <ul
          className={styles.subtypes}
          aria-label={t`${plural(subtypes.length, { one: '# event', other: '# events' })}`}
        >
          {subtypes.map((subtype) => (
            <li key={subtype}>{i18n._(SUBTYPE_TITLES[subtype])}</li>
          ))}
        </ul>
      )}
      {dot.idleMinutes !== undefined && isExcessiveIdling(dot.idleMinutes) && (
        <p className={styles.flag}>{t`Excessive idling`}</p>
      )}
      <Facts facts={facts} className={styles.facts} />
      {video !== undefined && (
        <button type="button" className={styles.clip} onClick={() => onClip(video)}>
          <Icon path={TRIP_ICONS.video} />
          {t`Watch the clip`}
        </button>
      )}
    </section>
  )
}
