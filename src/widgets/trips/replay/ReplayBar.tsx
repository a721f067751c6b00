import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { nextEvent, previousEvent, type TripMoment } from '#domain/trips/tripMoments'
import { useFormats } from '../../../i18n/useFormats'
import { useWaypoint } from '../../../state/waypoints'
import { IconButton } from '../../../ui/controls/IconButton'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { Icon } from '../../../ui/icons/Icon'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import styles from './ReplayBar.module.css'
import { REPLAY_RATES, type ReplayClock, usePlaying, useRate } from './replayClock'
import { Scrubber } from './Scrubber'

export interface ReplayBarProps {
  clock: ReplayClock
  moments: readonly TripMoment[]
  /** Start of the trip. */
  startedAt: Date
  /** Returns the road at a second; null if it is unknown. */
  roadAt: (second: number) => string | null
  onEvent: (moment: TripMoment) => void
}

/** Play, pause, speed, previous and next event, and the slider through the trip. */
export function ReplayBar({ clock, moments, startedAt, roadAt, onEvent }: ReplayBarProps) {
  const { t } = useLingui()
  const { time: timeOf, duration, whole } = useFormats()
  const playing = usePlaying(clock)
  const rate = useRate(clock)
  const time = useRef<HTMLElement>(null)
  const road = useRef<HTMLSpanElement>(null)
  const start = startedAt.getTime()
  const timeAt = useCallback((second: number) => timeOf(new Date(start + second * 1000)), [timeOf, start])
  const say = useCallback(
    (second: number) => {
      const done = clockText(second)
      return [timeAt(second), done, roadAt(second)].filter(Boolean).join(', ')
    },
    [timeAt, roadAt],
  )
  useEffect(() => {
    const show = (second: number) => {
      write(time.current, `${timeAt(second)}`)
      write(road.current, [clockText(second), roadAt(second)].filter(Boolean).join(' · '))
    }
    show(clock.second())
    return clock.onTick(show)
  }, [clock, timeAt, roadAt])
  const go = (direction: 'next' | 'previous') => {
    const find = direction === 'next' ? nextEvent : previousEvent
    const moment = find(moments, clock.second())
    if (moment) onEvent(moment)
  }
  const length = duration(clock.seconds / 60)
  return (
    <section ref={useWaypoint('trips', 2)} className={styles.bar} aria-label={t`Replay`}>
      <div className={styles.row}>
        <IconButton label={t`Previous event`} icon={TRIP_ICONS.previous} onClick={() => go('previous')} />
        <button
          type="button"
          className={styles.play}
          data-target="replay-play"
          aria-label={playing ? t`Pause` : t`Play`}
          onClick={playing ? clock.pause : clock.play}
        >
          <Icon path={playing ? TRIP_ICONS.pause : TRIP_ICONS.play} size={28} />
        </button>
        <IconButton label={t`Next event`} icon={TRIP_ICONS.next} onClick={() => go('next')} />
        <div className={styles.now}>
          <strong ref={time} className={styles.time} />
          <span ref={road} className={styles.road} />
        </div>
        <div className={styles.rates}>
          <SegmentedControl
            label={t`Replay speed`}
            tight
            segments={REPLAY_RATES.map((each) => ({
              id: String(each),
              label: t({ comment: 'Replay speed: times real time', message: `${whole(each)}x` }),
            }))}
            value={String(rate)}
            onChange={(id) => clock.setRate(REPLAY_RATES.find((each) => String(each) === id) ?? rate)}
          />
        </div>
      </div>
      <div className={styles.slider}>
        <Scrubber label={t`Replay position`} clock={clock} moments={moments} say={say} />
      </div>
      <p className="visually-hidden">{t`Trip length: ${length}`}</p>
    </section>
  )
}

function write(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

/** Formats seconds as minutes and seconds, the same in every language: 754 is 12:34. */
function clockText(second: number): string {
  const whole = Math.floor(second)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
