import type { StaffPin } from './pin'

/** Digits and capital letters without those that are easily confused (I, L, O, U). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const RECOVERY_LENGTH = 16

/**
 * A recovery code of 16 characters, 80 bits, from 16 random bytes, docs/booth.md B3. 32 divides 256, so all
 * letters are equally likely.
 */
export function recoveryCode(random: Uint8Array): string {
  return Array.from(random.subarray(0, RECOVERY_LENGTH), (byte) => LETTERS.charAt(byte % 32)).join('')
}

/** A recovery code in groups of four, docs/booth.md B3. */
export function groupedRecoveryCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-')
}

/**
 * Parses a typed recovery code in any case, with spaces or dashes, and with letters that look like digits,
 * docs/booth.md B3; null if it is invalid.
 */
export function readRecoveryCode(text: string): string | null {
  const typed = text
    .toUpperCase()
    .replace(/[\s‐-―-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  if (typed.length !== RECOVERY_LENGTH) return null
  return [...typed].every((letter) => LETTERS.includes(letter)) ? typed : null
}

/** The short id of a device, as staff write it into config.json, docs/booth.md B3: `3F2A91C0`. */
export function shortDeviceId(deviceId: string): string {
  return deviceId.slice(0, 8).toUpperCase()
}

/**
 * Whether the configuration's `resetStaffPin` removes this device's PIN, docs/booth.md B3: it names the
 * device, optionally with a suffix after a dash (`3F2A91C0-2`), and the same value was not applied before.
 */
export function obeysReset(
  { obeyed }: Pick<StaffPin, 'obeyed'>,
  resetStaffPin: string,
  shortId: string,
): boolean {
  const wanted = resetStaffPin.trim().toUpperCase()
  return (wanted === shortId || wanted.startsWith(`${shortId}-`)) && wanted !== obeyed
}
