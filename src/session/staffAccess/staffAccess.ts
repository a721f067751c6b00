import { shortDeviceId } from '#domain/booth/pinRecovery'
import { deviceFacts } from '../../data/core/deviceFacts'
import { staffNotes } from '../../data/interactions/staffNotes'
import { kioskConfig } from '../../state/config'
import { setStaffAccess, setStaffRoomOpen } from '../../state/staffRoom'
import { type PinAnswer, staffPin } from './staffPin'

/** Reads whether the staff room has a PIN, after a reset by the configuration (docs/booth.md B3). */
export async function readDoor(): Promise<{ isSet: boolean }> {
  const shortId = await deviceShortId()
  const { isSet, wasReset } = await staffPin.load({ resetStaffPin: kioskConfig().resetStaffPin, shortId })
  if (wasReset) tellStaff('staff-pin-removed', `resetStaffPin ${kioskConfig().resetStaffPin}`)
  setStaffAccess({ isSet, shortId })
  return { isSet }
}

/** Opens the room if the PIN is right. */
export async function enterPin(pin: string): Promise<PinAnswer> {
  const answer = await staffPin.enter(pin)
  if (answer.kind === 'open') setStaffRoomOpen(true)
  if (answer.kind === 'wait') tellStaff('staff-pin-wrong', '')
  return answer
}

/** Removes the PIN and opens the room if the recovery code is right. @returns whether it was right */
export async function recoverDoor(code: string): Promise<boolean> {
  if (!(await staffPin.recover(code))) return false
  tellStaff('staff-pin-removed', '')
  setStaffRoomOpen(true)
  await readDoor()
  return true
}

/** Sets the PIN; the room stays open. @returns its recovery code */
export async function setPin(pin: string): Promise<string> {
  const code = await staffPin.set(pin)
  setStaffAccess({ isSet: true, shortId: await deviceShortId() })
  return code
}

/** Removes the PIN. */
export async function removePin(): Promise<void> {
  await staffPin.remove()
  setStaffAccess({ isSet: false, shortId: await deviceShortId() })
}

async function deviceShortId(): Promise<string> {
  return shortDeviceId(await deviceFacts().deviceId())
}

/** Adds a note; a failure is ignored. */
function tellStaff(code: string, detail: string): void {
  void staffNotes()
    .add(code, detail, Date.now())
    .catch(() => undefined)
}
