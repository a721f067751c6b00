import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Run } from '#domain/game/gameTypes'
import { useFormats } from '../../../i18n/useFormats'
import { beforePage } from '../../../session/input/input'
import { isStill } from '../../../state/motion'
import { cx } from '../../../ui/cx'
import styles from './ScoreBox.module.css'
import type { Race } from './useRace'

/** The score. The points of a find move to it from the place that was touched. */
export function ScoreBox({ run, race }: { run: Run; race: Race | null }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const chip = useRef<HTMLSpanElement>(null)
  const { length } = run.finds
  const shown = useRef(length)
  useEffect(watchPresses, [])
  useLayoutEffect(() => {
    const isFind = length > shown.current
    shown.current = length
    if (isFind && chip.current) return flyPoints(chip.current)
  }, [length])
  const points = run.finds.at(-1)?.points
  return (
    <div className={cx(styles.score, race !== null && styles.raced)}>
      <span ref={chip} className={styles.chip} aria-hidden="true">
        {points !== undefined && `+${whole(points)}`}
      </span>
      <span role="status" aria-label={t({ message: 'Score', context: 'game' })} className={styles.total}>
        {whole(run.score)}
      </span>
      <span className={styles.unit} data-ahead={race !== null && race.lead >= 0}>
        {race ? <Lead {...race} /> : <Trans>points</Trans>}
      </span>
    </div>
  )
}

/** How far the run is ahead of the best one of the day, or behind it. */
function Lead({ name, lead }: Race) {
  const { whole } = useFormats()
  const points = whole(Math.abs(lead))
  if (lead === 0) return <Trans>tied with {name}</Trans>
  if (lead > 0)
    return (
      <Trans>
        +{points} ahead of {name}
      </Trans>
    )
  return (
    <Trans>
      {points} behind {name}
    </Trans>
  )
}

const FLIGHT_MS = 1400
/** Shares of the animation: arrived, and starting to fade. */
const ARRIVED = 0.4
const GOING = 0.85

/**
 * Moves the points to the score from the place that was touched, then fades them out. Uses only transforms
 * and opacity, which do not delay a frame.
 * @returns a function that ends it
 */
function flyPoints(chip: HTMLElement): () => void {
  const isQuiet = isStill()
  const press = isQuiet ? null : recentPress(performance.now())
  const rest = { opacity: 1, transform: 'none' }
  const flight = chip.animate(
    [
      { opacity: press ? 1 : 0, transform: press ? fromPress(chip, press) : 'none', easing: 'ease-out' },
      { ...rest, offset: press ? ARRIVED : 0.1 },
      { ...rest, offset: GOING },
      { opacity: 0, transform: isQuiet ? 'none' : 'translateY(8px)' },
    ],
    { duration: FLIGHT_MS },
  )
  return () => flight.cancel()
}

function fromPress(chip: HTMLElement, { x, y }: { x: number; y: number }): string {
  const { left, top, width, height } = chip.getBoundingClientRect()
  return `translate(${x - left - width / 2}px, ${y - top - height / 2}px) scale(0.8)`
}

/** A place in the window, in CSS pixels. */
interface PressPlace {
  x: number
  y: number
  atMs: number
}

let last: PressPlace | null = null

/** How long a press counts as the cause of what follows, milliseconds. */
const RECENT_MS = 3000

/** Position of the last pointer or key press; null if it was too long ago. */
function recentPress(nowMs: number): PressPlace | null {
  return last && nowMs - last.atMs <= RECENT_MS ? last : null
}

/** Tracks the positions of presses. @returns the unsubscribe function */
function watchPresses(): () => void {
  const stop = beforePage('gameBar', { pointerdown: onPointer, keydown: onKey })
  return () => {
    stop()
    last = null
  }
}

function onPointer({ clientX: x, clientY: y }: PointerEvent): void {
  last = { x, y, atMs: performance.now() }
}

function onKey(event: KeyboardEvent): void {
  if (!(event.target instanceof Element)) return
  const { left, top, width, height } = event.target.getBoundingClientRect()
  last = { x: left + width / 2, y: top + height / 2, atMs: performance.now() }
}
