import { type DoorKey, PIN_ROUNDS, parseStaffPin, type StaffPin, safeModeKey } from '#domain/booth/pin'
import { openRawDatabase, type RawDatabase } from '../../../data/booth/safe/rawDatabase'
import type { ChangeStaffPin } from '../../../data/booth/staffPin'
import { FACT } from '../../../data/core/deviceFacts'
import { type PinAnswer, staffPinControl } from '../../staffAccess/staffPin'

/** Reads and changes the staff PIN without the database library, for safe mode (docs/booth.md B11). */
const changeRawStaffPin: ChangeStaffPin = async (change) => {
  const db = await openRawDatabase(() => undefined)
  const changed: { before: StaffPin; after: StaffPin }[] = []
  try {
    await db.changeFact(FACT.staffPin, (stored) => {
      const before = parseStaffPin(stored)
      const after = change(before)
      changed.push({ before, after })
      return after === before ? stored : after
    })
  } finally {
    db.close()
  }
  const [only] = changed
  if (!only) throw new Error('The staff PIN was not read')
  return only
}

/** The staff PIN in safe mode, on the database as the browser has it (docs/booth.md B11). */
const staffPin = staffPinControl({ change: changeRawStaffPin, rounds: PIN_ROUNDS })

export const safeWait = staffPin.wait

/** Whether safe mode was opened; it stays open until the page is left. */
let isOpened = false

/** Closes safe mode again, as a new page does. */
export function shutSafeDoor(): void {
  isOpened = false
}

/**
 * The secret that opens safe mode. A missing or unreadable database has no PIN and nothing to protect.
 * @param onHeld called while another tab holds the database
 */
export async function safeDoorKey(onHeld: () => void): Promise<DoorKey> {
  if (isOpened) return 'none'
  const db = await openRawDatabase(onHeld).catch(() => null)
  if (!db) return 'none'
  try {
    const pin = parseStaffPin(await db.fact(FACT.staffPin))
    safeWait.start(pin.throttle)
    return safeModeKey(pin)
  } catch {
    return 'none'
  } finally {
    db.close()
  }
}

/** Whether the PIN in a database must be entered first; the database may have become readable only now. */
export async function isShut(db: RawDatabase): Promise<boolean> {
  return !isOpened && safeModeKey(parseStaffPin(await db.fact(FACT.staffPin))) !== 'none'
}

/** Opens safe mode if the PIN is right. @throws when the attempt cannot be counted */
export async function enterSafePin(pin: string): Promise<PinAnswer> {
  const answer = await staffPin.enter(pin)
  if (answer.kind === 'open') isOpened = true
  return answer
}

/**
 * Opens safe mode by the recovery code and removes the PIN, as in the staff room. @returns whether the code was
 * right
 */
export async function enterSafeCode(code: string): Promise<boolean> {
  if (!(await staffPin.isCode(code))) return false
  isOpened = true
  // If the storage is full, the PIN stays, and the records can still be saved.
  await staffPin.remove().catch(() => undefined)
  return true
}
