import { useAtomValue } from 'jotai/react'
import { deviceAtom, store } from './store'
import { visitAtom } from './visit'

/** What this device stores about access to the staff room. */
export interface StaffAccess {
  isSet: boolean
  /** The short id for `resetStaffPin` of config.json. */
  shortId: string
}

/** Whether the staff room is unlocked: a reset locks it, and so does leaving (docs/booth.md B3). */
const staffRoomAtom = visitAtom(false)

/** Null until the database has answered. */
const staffAccessAtom = deviceAtom<StaffAccess | null>(null)

export function useStaffRoomOpen(): boolean {
  return useAtomValue(staffRoomAtom, { store })
}

export function setStaffRoomOpen(open: boolean): void {
  store.set(staffRoomAtom, open)
}

export function useStaffAccess(): StaffAccess | null {
  return useAtomValue(staffAccessAtom, { store })
}

export function setStaffAccess(door: StaffAccess): void {
  store.set(staffAccessAtom, door)
}
