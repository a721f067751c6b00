import { type DoorKey, PIN_ROUNDS, parseStaffPin, safeModeKey } from '#domain/booth/pin'
import { openRawDatabase, type RawDatabase } from '../../../data/booth/safe/rawDatabase'
import { changeRawStaffPin } from '../../../data/booth/safe/rawStaffPin'
import { FACT } from '../../../data/core/deviceFacts'
import { type PinAnswer, staffPinControl } from '../../staffDoor/staffPin'

/** The staff PIN in safe mode, on the database as the browser has it (docs/booth.md B11). */
const staffPin = staffPinControl({ change: changeRawStaffPin, rounds: PIN_ROUNDS })

export const safeWait = staffPin.wait

/** Until the page is left. */
let isOpened = false

/** Begins safe mode anew, as a page does. */
export function shutSafeDoor(): void {
  isOpened = false
}

/**
 * What opens safe mode. A database that cannot be read, or that is not there, holds nothing to protect and no PIN.
 * @param onHeld called while another tab has to let go of it
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

/** Whether what is in a database asks for a PIN first: it may be readable only now. */
export async function isShut(db: RawDatabase): Promise<boolean> {
  return !isOpened && safeModeKey(parseStaffPin(await db.fact(FACT.staffPin))) !== 'none'
}

/** Opens safe mode for the right PIN. @throws when the try cannot be counted */
export async function enterSafePin(pin: string): Promise<PinAnswer> {
  const answer = await staffPin.enter(pin)
  if (answer.kind === 'open') isOpened = true
  return answer
}

/** Opens safe mode for the recovery code and removes the PIN, as in the staff room. @returns whether it was the code */
export async function enterSafeCode(code: string): Promise<boolean> {
  if (!(await staffPin.isCode(code))) return false
  isOpened = true
  // A storage that takes nothing more keeps the PIN, and the records can still be saved.
  await staffPin.remove().catch(() => undefined)
  return true
}
