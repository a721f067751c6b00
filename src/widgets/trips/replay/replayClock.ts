import { createEmitter } from '#domain/base/emitter'
import { onNextPicture } from '../../../state/framePace'
import { useSyncExternalStore } from 'react'

/** How often real time a replay can run: a few, each with room for a thumb. */
export const REPLAY_RATES = [1, 4, 20] as const
export type ReplayRate = (typeof REPLAY_RATES)[number]

export interface ReplayClock {
  /** Length of the trip, seconds. */
  readonly seconds: number
  /** Second of the trip that is shown, 0 to `seconds`, with fractions while it plays. */
  second: () => number
  isPlaying: () => boolean
  rate: () => ReplayRate
  /** From the start again where it had come to the end. */
  play: () => void
  pause: () => void
  seek: (second: number) => void
  setRate: (rate: ReplayRate) => void
  /** Told of every second that is to be shown, as often as the screen is drawn; outside of React. */
  onTick: (listener: (second: number) => void) => () => void
  /** Told when it starts, halts or changes its rate: what buttons show. */
  onChange: (listener: () => void) => () => void
  /** Told when a jump or a halt has ended: the second is worth remembering. */
  onSettle: (listener: (second: number) => void) => () => void
  stop: () => void
}

export interface ReplayTime {
  /** Milliseconds that only grow. */
  now: () => number
  /** Asks to be called before the next picture. @returns what takes it back */
  frame: (draw: () => void) => () => void
}

const PAGE_TIME: ReplayTime = {
  now: () => performance.now(),
  frame: onNextPicture,
}

/**
 * The clock of a trip replay. The second depends on elapsed time, not on the number of
 * frames, so a slow device shows the same second as a fast one.
 */
export function createReplayClock(seconds: number, at = 0, time: ReplayTime = PAGE_TIME): ReplayClock {
  const ticks = createEmitter<number>()
  const changes = createEmitter()
  const settles = createEmitter<number>()
  const within = (second: number) => Math.min(seconds, Math.max(0, second))
  let from = { second: within(at), atMs: 0 }
  let playing = false
  let rate: ReplayRate = 1
  let cancel = () => {}

  const second = () =>
    playing ? within(from.second + ((time.now() - from.atMs) / 1000) * rate) : from.second
  const anchor = (to: number) => {
    from = { second: within(to), atMs: time.now() }
  }
  const draw = () => {
    if (!playing) return
    ticks.emit(second())
    if (second() >= seconds) halt()
    else cancel = time.frame(draw)
  }
  const halt = () => {
    if (!playing) return
    anchor(second())
    playing = false
    cancel()
    changes.emit()
    settles.emit(from.second)
  }

  return {
    seconds,
    second,
    isPlaying: () => playing,
    rate: () => rate,
    play: () => {
      if (playing || seconds === 0) return
      anchor(from.second >= seconds ? 0 : from.second)
      playing = true
      changes.emit()
      cancel = time.frame(draw)
    },
    pause: halt,
    seek: (to) => {
      anchor(to)
      ticks.emit(second())
      if (!playing) settles.emit(from.second)
    },
    setRate: (to) => {
      anchor(second())
      rate = to
      changes.emit()
    },
    onTick: ticks.on,
    onChange: changes.on,
    onSettle: settles.on,
    stop: () => {
      playing = false
      cancel()
    },
  }
}

/** Whether a replay plays: for a button. The second itself never goes through React. */
export function usePlaying(clock: ReplayClock): boolean {
  return useSyncExternalStore(clock.onChange, clock.isPlaying)
}

/** How fast it plays. */
export function useRate(clock: ReplayClock): ReplayRate {
  return useSyncExternalStore(clock.onChange, clock.rate)
}
