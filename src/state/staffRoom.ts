import { useAtomValue } from 'jotai/react'
import { deviceAtom, store } from './store'
import { visitAtom } from './visit'

/** What this device keeps of the door of the staff room. */
export interface StaffDoor {
  /** Whether a PIN is set. */
  isSet: boolean
  /** The short id that `resetStaffPin` of config.json names. */
  shortId: string
}

/** Whether somebody is in the staff room: a reset closes it, and so does leaving (docs/booth.md B3). */
const staffRoomAtom = visitAtom(false)

/** Null until the database has answered. */
const staffDoorAtom = deviceAtom<StaffDoor | null>(null)

export function useStaffRoomOpen(): boolean {
  return useAtomValue(staffRoomAtom, { store })
}

export function setStaffRoomOpen(open: boolean): void {
  store.set(staffRoomAtom, open)
}

export function useStaffDoor(): StaffDoor | null {
  return useAtomValue(staffDoorAtom, { store })
}

export function setStaffDoor(door: StaffDoor): void {
  store.set(staffDoorAtom, door)
}
