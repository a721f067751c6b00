import { isPin, PIN_ROUNDS, type StaffPin } from '#domain/booth/pin'
import { obeysReset, RECOVERY_LENGTH, readRecoveryCode, recoveryCode } from '#domain/booth/pinRecovery'
import { afterWrong, NO_WAIT, PIN_FREE_TRIES } from '#domain/booth/pinThrottle'
import { type ChangeStaffPin, changeStaffPin } from '../../data/booth/staffPin'
import { type PinWait, pinWait } from './pinWait'
import { isSecret, newHash } from './secretHash'

/** What became of a PIN that was entered. */
export type PinAnswer = { kind: 'open' } | { kind: 'wrong'; triesLeft: number } | { kind: 'wait' }

export interface StaffPinPorts {
  change: ChangeStaffPin
  rounds: number
}

/** The way into the staff room (docs/booth.md B3). */
export interface StaffPinControl {
  wait: PinWait
  /** Whether a PIN is set. `resetStaffPin` of the configuration removes it before, once. */
  load(config: { resetStaffPin: string; shortId: string }): Promise<{ isSet: boolean; wasReset: boolean }>
  enter(pin: string): Promise<PinAnswer>
  /** Sets a PIN in place of the one before. @returns its recovery code, which is stored nowhere */
  set(pin: string): Promise<string>
  remove(): Promise<void>
  /** Whether it is the recovery code of the PIN that is set. */
  isCode(code: string): Promise<boolean>
  /** Removes the PIN for whoever has its recovery code. */
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
      // Counted before it is looked at: whoever ends the page meanwhile has used up a try all the same.
      const { before, after } = await change(
        (pin) =>
          pin.lock === null || pin.throttle.waitMs > 0 ? pin : { ...pin, throttle: afterWrong(pin.throttle) },
        // A device that is out of storage is one that staff have to get into.
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
