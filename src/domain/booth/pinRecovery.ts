import type { StaffPin } from './pin'

/** Digits and capital letters without those that are mistaken for one another (I, L, O, U). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const RECOVERY_LENGTH = 16

/**
 * A recovery code of 16 characters, 80 bits, out of as many random bytes, docs/booth.md B3. The 32 letters
 * divide 256, so none is likelier than another.
 */
export function recoveryCode(random: Uint8Array): string {
  return Array.from(random.subarray(0, RECOVERY_LENGTH), (byte) => LETTERS.charAt(byte % 32)).join('')
}

/** A code in groups of four, as people read and write it, docs/booth.md B3. */
export function groupedRecoveryCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-')
}

/**
 * The code out of what somebody typed, in any case, with spaces or dashes, and with letters that look like
 * digits read as these, docs/booth.md B3; null when it is none.
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
 * device, alone or with an addition after a dash (`3F2A91C0-2`), and this very value was not obeyed before.
 */
export function obeysReset(
  { obeyed }: Pick<StaffPin, 'obeyed'>,
  resetStaffPin: string,
  shortId: string,
): boolean {
  const wanted = resetStaffPin.trim().toUpperCase()
  return (wanted === shortId || wanted.startsWith(`${shortId}-`)) && wanted !== obeyed
}
