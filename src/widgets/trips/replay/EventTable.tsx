import { useLingui } from '@lingui/react/macro'
import type { TripMoment } from '#domain/trips/tripMoments'
import { useFormats } from '../../../i18n/useFormats'
import { cardClass } from '../../../ui/display/cardClass'
import { Icon } from '../../../ui/icons/Icon'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { DOT_LOOK, SUBTYPE_TITLES } from '../score/dotLook'
import { EventMark } from '../score/EventMark'
import styles from './EventTable.module.css'
import { useAddress } from './useAddress'

export interface EventTableProps {
  moments: readonly TripMoment[]
  startedAt: Date
  selectedId: number | null
  onSelect: (moment: TripMoment) => void
  onClip: (videoId: string) => void
}

/** Everything that the map shows of the trip, as a table; a row selects its moment. */
export function EventTable({ moments, startedAt, selectedId, onSelect, onClip }: EventTableProps) {
  const { t, i18n } = useLingui()
  const { time, speed, speedLimit, duration } = useFormats()
  const address = useAddress()
  return (
    <section className={cardClass(styles.card)} aria-labelledby="trip-events">
      <h2 id="trip-events" className={styles.title}>{t`Trip events`}</h2>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t`Time`}</th>
            <th scope="col">{t`Event`}</th>
            <th scope="col">{t`Speed`}</th>
            <th scope="col">{t`Clip`}</th>
          </tr>
        </thead>
        <tbody>
          {moments.map((moment) => {
            const { dot, kind, second, speedMph, limitMph } = moment
            const look = DOT_LOOK[kind]
            const name = i18n._(look.label)
            const limit = speedLimit(limitMph).text
            const more = (dot.subtypes ?? []).map((subtype) => i18n._(SUBTYPE_TITLES[subtype]))
            if (dot.idleMinutes !== undefined) more.push(duration(dot.idleMinutes))
            return (
              <tr key={dot.id} aria-current={dot.id === selectedId ? 'true' : undefined}>
                <td className={styles.time}>{time(new Date(startedAt.getTime() + second * 1000))}</td>
                <td className={styles.event}>
                  <span className={styles.what}>
                    <EventMark icon={look.icon} tone={look.tone} small />
                    <button
                      type="button"
                      className={styles.jump}
                      data-target={`trip-dot:${dot.id}`}
                      onClick={() => onSelect(moment)}
                    >
                      <span className={styles.name}>{name}</span>
                      <span className={styles.more}>{[...more, address(moment)].join(' · ')}</span>
                    </button>
                  </span>
                </td>
                <td className={styles.speed}>
                  {speed(speedMph).text}
                  <span className={styles.more}>{t`Limit ${limit}`}</span>
                </td>
                <td className={styles.clip}>
                  {dot.video !== undefined && (
                    <button
                      type="button"
                      className={styles.watch}
                      aria-label={t`Watch the clip: ${name}`}
                      onClick={() => dot.video && onClip(dot.video)}
                    >
                      <Icon path={TRIP_ICONS.video} />
                    </button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
