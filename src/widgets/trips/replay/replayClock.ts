import { onNextPicture } from '../../../state/framePace'

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
  const tickListeners = new Set<(second: number) => void>()
  const changes = new Set<() => void>()
  const settleListeners = new Set<(second: number) => void>()
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
  const notify = <T>(listeners: Set<(value: T) => void>, value: T) => {
    for (const listener of [...listeners]) listener(value)
  }
  const tick = () => notify(tickListeners, second())
  const changed = () => {
    for (const listener of [...changes]) listener()
  }
  const draw = () => {
    if (!playing) return
    tick()
    if (second() >= seconds) halt()
    else cancel = time.frame(draw)
  }
  const halt = () => {
    if (!playing) return
    anchor(second())
    playing = false
    cancel()
    changed()
    notify(settleListeners, from.second)
  }
  const listen = <T>(listeners: Set<T>) => {
    return (listener: T) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    }
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
      changed()
      cancel = time.frame(draw)
    },
    pause: halt,
    seek: (to) => {
      anchor(to)
      tick()
      if (!playing) notify(settleListeners, from.second)
    },
    setRate: (to) => {
      anchor(second())
      rate = to
      changed()
    },
    onTick: listen(tickListeners),
    onChange: listen(changes),
    onSettle: listen(settleListeners),
    stop: () => {
      playing = false
      cancel()
    },
  }
}
