import { useSyncExternalStore } from 'react'
import { createEmitter } from '#domain/base/emitter'
import { onNextPicture } from '../../../state/framePace'

/** Speeds of a replay, as factors of real time. */
export const REPLAY_RATES = [1, 4, 20] as const
export type ReplayRate = (typeof REPLAY_RATES)[number]

export interface ReplayClock {
  /** Length of the trip, seconds. */
  readonly seconds: number
  /** Current second of the trip, 0 to `seconds`, with fractions while it plays. */
  second: () => number
  isPlaying: () => boolean
  rate: () => ReplayRate
  /** Starts over if it is at the end. */
  play: () => void
  pause: () => void
  seek: (second: number) => void
  setRate: (rate: ReplayRate) => void
  /** Called with the current second at each frame, outside of React. */
  onTick: (listener: (second: number) => void) => () => void
  /** Called when it starts, stops or changes its rate, for the buttons. */
  onChange: (listener: () => void) => () => void
  /** Called after a seek or a stop, to store the second. */
  onSettle: (listener: (second: number) => void) => () => void
  stop: () => void
}

export interface ReplayTime {
  /** Monotonic milliseconds. */
  now: () => number
  /** Calls `draw` before the next frame. @returns the cancel function */
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

/** Whether a replay is playing, for buttons. The second itself never goes through React. */
export function usePlaying(clock: ReplayClock): boolean {
  return useSyncExternalStore(clock.onChange, clock.isPlaying)
}

/** The rate of a replay. */
export function useRate(clock: ReplayClock): ReplayRate {
  return useSyncExternalStore(clock.onChange, clock.rate)
}
