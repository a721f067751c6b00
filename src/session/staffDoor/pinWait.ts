import { createEmitter } from '#domain/base/emitter'
import { NO_WAIT, type PinThrottle, waited } from '#domain/booth/pinThrottle'
import type { ChangeStaffPin } from '../../data/booth/staffPin'

const TICK_MS = 1_000
/** How much of a wait a reload may bring back. */
const KEEP_EVERY_TICKS = 5

export interface PinWait {
  /** What is left, ms. */
  leftMs(): number
  /** Counts a wait down, also while the staff room is not shown. */
  start(throttle: PinThrottle): void
  subscribe(listener: () => void): () => void
}

/**
 * Counts a wait down by the ticks of a page that is awake, and stores what is left of it. A tick counts as
 * one second at most two, so the time that a device slept is not counted, and no clock is read.
 */
export function pinWait(change: ChangeStaffPin): PinWait {
  const changes = createEmitter()
  let counted = NO_WAIT
  let leftMs = 0
  let ticks = 0
  let lastMs = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const tick = () => {
    const now = performance.now()
    leftMs = Math.max(0, leftMs - Math.min(now - lastMs, 2 * TICK_MS))
    lastMs = now
    ticks += 1
    if (leftMs === 0) clearInterval(timer)
    if (leftMs === 0 || ticks % KEEP_EVERY_TICKS === 0) keep()
    changes.emit()
  }

  const keep = () => {
    const rest = leftMs
    const of = counted
    // What is not kept is waited for again after a reload.
    void change((pin) => ({ ...pin, throttle: waited(pin.throttle, of, rest) })).catch(() => undefined)
  }

  return {
    leftMs: () => leftMs,
    start: (throttle) => {
      if (throttle.wrong === counted.wrong && leftMs > 0) return
      clearInterval(timer)
      counted = throttle
      leftMs = throttle.waitMs
      lastMs = performance.now()
      if (leftMs > 0) timer = setInterval(tick, TICK_MS)
      changes.emit()
    },
    subscribe: changes.on,
  }
}
