import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isEvent, type TripMoment } from '#domain/trips/tripMoments'
import { DOT_LOOK } from '../score/dotLook'
import type { ReplayClock } from './replayClock'
import styles from './Scrubber.module.css'

export interface ScrubberProps {
  label: string
  clock: ReplayClock
  moments: readonly TripMoment[]
  /** A second as text, for a screen reader. */
  say: (second: number) => string
}

/** Seconds by arrow key: one sideways, ten up and down. */
const KEYS: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowUp: 10,
  ArrowDown: -10,
  PageUp: 60,
  PageDown: -60,
}

/** A slider through the trip, with its events. It follows the clock without React. */
export function Scrubber({ label, clock, moments, say }: ScrubberProps) {
  const box = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let announced = -1
    const show = (second: number) => {
      const input = slider.current
      if (!input) return
      const whole = Math.round(second)
      box.current?.style.setProperty('--at', String(clock.seconds > 0 ? second / clock.seconds : 0))
      if (whole === announced) return
      announced = whole
      input.value = String(whole)
      input.setAttribute('aria-valuetext', say(whole))
    }
    show(clock.second())
    return clock.onTick(show)
  }, [clock, say])
  const step = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    clock.seek(Math.round(clock.second()) + by)
  }
  return (
    <div ref={box} className={styles.scrubber}>
      <input
        ref={slider}
        type="range"
        className={styles.input}
        aria-label={label}
        min={0}
        max={clock.seconds}
        step={1}
        defaultValue={0}
        onKeyDown={step}
        onChange={(event) => clock.seek(Number(event.currentTarget.value))}
      />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.gone} />
        {moments.filter(isEvent).map(({ dot, kind, second }) => (
          <span
            key={dot.id}
            className={`${styles.mark} ${styles[DOT_LOOK[kind].tone]}`}
            style={{ left: `${(100 * second) / Math.max(1, clock.seconds)}%` }}
          />
        ))}
        <span className={styles.head} />
      </span>
    </div>
  )
}
