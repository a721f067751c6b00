import { fieldsOf } from '#domain/base/unknownValue'
import { NO_WAIT, type PinThrottle, parseThrottle } from './pinThrottle'

export const PIN_MIN_DIGITS = 4
export const PIN_MAX_DIGITS = 8

/** Rounds of PBKDF2-SHA-256 for a new hash; a stored hash keeps its own number. */
export const PIN_ROUNDS = 600_000

/** A hashed secret: the result of PBKDF2-SHA-256 and its parameters; bytes as hexadecimal text. */
export interface SecretHash {
  rounds: number
  salt: string
  hash: string
}

/** What this device stores about access to the staff room (docs/booth.md B3). */
export interface StaffPin {
  /** Null while no PIN is set: the room then opens by its address. */
  lock: { pin: SecretHash; recovery: SecretHash } | null
  throttle: PinThrottle
  /** The last value of `resetStaffPin` that was applied; each value removes a PIN once. */
  obeyed: string | null
}

export const NO_PIN: StaffPin = { lock: null, throttle: NO_WAIT, obeyed: null }

/** A hash that matches no secret. */
const UNREADABLE: SecretHash = { rounds: 0, salt: '', hash: '' }

/**
 * Parses the stored value, docs/booth.md B3. An unreadable PIN stays set and matches no input: the room must
 * not open because a row is damaged, and `resetStaffPin` removes it.
 */
export function parseStaffPin(stored: unknown): StaffPin {
  if (stored === undefined || stored === null) return NO_PIN
  const { lock, throttle, obeyed } = fieldsOf(stored)
  return {
    lock: lock === null ? null : parseLock(fieldsOf(lock)),
    throttle: parseThrottle(throttle),
    obeyed: typeof obeyed === 'string' ? obeyed : null,
  }
}

function parseLock({ pin, recovery }: Record<string, unknown>): StaffPin['lock'] {
  return { pin: parseHash(pin), recovery: parseHash(recovery) }
}

function parseHash(stored: unknown): SecretHash {
  const { rounds, salt, hash } = fieldsOf(stored)
  const isWhole =
    Number.isSafeInteger(rounds) && Number(rounds) > 0 && isHex(salt) && isHex(hash) && hash.length === 64
  return isWhole ? { rounds: Number(rounds), salt, hash } : UNREADABLE
}

/** What access requires, docs/booth.md B3 and B11: nothing, the PIN, or only its recovery code. */
export type DoorKey = 'none' | 'pin' | 'code'

/**
 * What safe mode requires, docs/booth.md B11. If neither hash can be read it opens, because otherwise the
 * records would be locked in permanently.
 */
export function safeModeKey({ lock }: StaffPin): DoorKey {
  if (lock === null) return 'none'
  if (lock.pin.hash !== '') return 'pin'
  return lock.recovery.hash === '' ? 'none' : 'code'
}

function isHex(text: unknown): text is string {
  return typeof text === 'string' && /^(?:[0-9a-f]{2})+$/.test(text)
}

/** The digits of a typed or pasted text, at most as many as a PIN has, docs/booth.md B3. */
export function pinDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, PIN_MAX_DIGITS)
}

/** Whether a text is 4 to 8 digits, docs/booth.md B3. */
export function isPin(text: string): boolean {
  return /^\d{4,8}$/.test(text)
}

/** Whether a PIN is easy to guess: one digit, a sequence, a repeated pair or half, or a year, docs/booth.md B3. */
export function isGuessable(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  const isEven = steps.every((step) => step === steps[0] && Math.abs(step) <= 1)
  return isEven || /^(?:(\d\d+)\1+|(?:19|20)\d\d)$/.test(pin)
}

/**
 * Compares two hashes in constant time, docs/booth.md B3. Texts of different lengths, and an empty one, are
 * never equal.
 */
export function sameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at % b.length || 0)
  return difference === 0 && a.length > 0
}

/** Bytes as hexadecimal text, docs/booth.md B3. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Hexadecimal text as bytes, docs/booth.md B3. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
