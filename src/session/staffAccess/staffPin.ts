import { createEmitter } from '#domain/base/emitter'
import { isPin, PIN_ROUNDS, type StaffPin } from '#domain/booth/pin'
import { obeysReset, RECOVERY_LENGTH, readRecoveryCode, recoveryCode } from '#domain/booth/pinRecovery'
import { afterWrong, NO_WAIT, PIN_FREE_TRIES, type PinThrottle, waited } from '#domain/booth/pinThrottle'
import { type ChangeStaffPin, changeStaffPin } from '../../data/booth/staffPin'
import { isSecret, newHash } from './secretHash'

const TICK_MS = 1_000
/** The remaining wait is stored this often; a reload may repeat that much of it. */
const KEEP_EVERY_TICKS = 5

interface PinWait {
  /** Remaining wait, ms. */
  leftMs(): number
  /** Starts the countdown of a wait, which continues while the staff room is not shown. */
  start(throttle: PinThrottle): void
  subscribe(listener: () => void): () => void
}

/**
 * Counts a wait down by the ticks of an awake page, and stores the rest. A tick counts as two seconds at most, so time
 * that the device slept is not counted, and setting the clock has no effect.
 */
function pinWait(change: ChangeStaffPin): PinWait {
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
    // If it cannot be stored, the wait is repeated after a reload.
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

/** The result of an entered PIN. */
export type PinAnswer = { kind: 'open' } | { kind: 'wrong'; triesLeft: number } | { kind: 'wait' }

export interface StaffPinPorts {
  change: ChangeStaffPin
  rounds: number
}

/** Access to the staff room by PIN (docs/booth.md B3). */
export interface StaffPinControl {
  wait: PinWait
  /** Whether a PIN is set, after `resetStaffPin` of the configuration has removed it, once. */
  load(config: { resetStaffPin: string; shortId: string }): Promise<{ isSet: boolean; wasReset: boolean }>
  enter(pin: string): Promise<PinAnswer>
  /** Sets a new PIN. @returns its recovery code, which is not stored */
  set(pin: string): Promise<string>
  remove(): Promise<void>
  /** Whether it is the recovery code of the PIN that is set. */
  isCode(code: string): Promise<boolean>
  /** Removes the PIN if the recovery code is right. */
  recover(code: string): Promise<boolean>
}

const without = (pin: StaffPin): StaffPin => ({ ...pin, lock: null, throttle: NO_WAIT })

export function staffPinControl({ change, rounds }: StaffPinPorts): StaffPinControl {
  const wait = pinWait(change)
  const remove = async () => {
    await change(without)
    wait.start(NO_WAIT)
  }
  const isCode = async (typed: string) => {
    const code = readRecoveryCode(typed)
    if (code === null) return false
    const { before } = await change((pin) => pin)
    return before.lock === null || isSecret(code, before.lock.recovery)
  }
  return {
    wait,
    load: async ({ resetStaffPin, shortId }) => {
      const { before, after } = await change((pin) =>
        obeysReset(pin, resetStaffPin, shortId)
          ? { ...without(pin), obeyed: resetStaffPin.trim().toUpperCase() }
          : pin,
      )
      wait.start(after.throttle)
      return { isSet: after.lock !== null, wasReset: before.lock !== null && after.lock === null }
    },
    enter: async (entered) => {
      // Counted before it is checked, so that closing the page cannot save an attempt.
      const { before, after } = await change(
        (pin) =>
          pin.lock === null || pin.throttle.waitMs > 0 ? pin : { ...pin, throttle: afterWrong(pin.throttle) },
        // Staff must be able to enter when the storage is full.
        { orHold: true },
      )
      if (before.lock === null) return { kind: 'open' }
      const mayTry = before.throttle.waitMs === 0
      if (mayTry && isPin(entered) && (await isSecret(entered, before.lock.pin))) {
        await change((pin) => ({ ...pin, throttle: NO_WAIT }), { orHold: true })
        return { kind: 'open' }
      }
      if (after.throttle.waitMs === 0)
        return { kind: 'wrong', triesLeft: PIN_FREE_TRIES - after.throttle.wrong }
      wait.start(after.throttle)
      return { kind: 'wait' }
    },
    set: async (pin) => {
      const code = recoveryCode(crypto.getRandomValues(new Uint8Array(RECOVERY_LENGTH)))
      const lock = { pin: await newHash(pin, rounds), recovery: await newHash(code, rounds) }
      await change((before) => ({ ...before, lock, throttle: NO_WAIT }))
      wait.start(NO_WAIT)
      return code
    },
    remove,
    isCode,
    recover: async (code) => {
      if (!(await isCode(code))) return false
      await remove()
      return true
    },
  }
}

export const staffPin = staffPinControl({ change: changeStaffPin(), rounds: PIN_ROUNDS })
