import { useCallback, useEffect, useRef, useState } from 'react'
import { readDoor } from '../../../session/staffDoor/door'
import { useKioskConfig } from '../../../state/config'
import { setStaffRoomOpen, useStaffDoor, useStaffRoomOpen } from '../../../state/staffRoom'

/** The door of the staff room as it stands: `reading` until the database has answered. */
export type Door =
  | { kind: 'reading' | 'open' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'locked'; shortId: string }

/** Opens where no PIN is set, asks for it where one is, and closes when staff leave (docs/booth.md B3). */
export function useDoor(): Door {
  const isOpen = useStaffRoomOpen()
  const door = useStaffDoor()
  const { resetStaffPin } = useKioskConfig()
  const [hasFailed, setHasFailed] = useState(false)
  const isHere = useRef(true)
  const read = useCallback(async () => {
    try {
      const { isSet } = await readDoor()
      // Who is inside when a PIN is set stays inside.
      if (isHere.current && !isSet) setStaffRoomOpen(true)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }, [])
  // A configuration that removes the PIN may come while the keypad is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: readDoor reads the configuration itself
  useEffect(() => void read(), [read, resetStaffPin])
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      setStaffRoomOpen(false)
    }
  }, [])
  if (isOpen) return { kind: 'open' }
  if (hasFailed) return { kind: 'failed', retry: () => void read() }
  if (door === null) return { kind: 'reading' }
  return door.isSet ? { kind: 'locked', shortId: door.shortId } : { kind: 'reading' }
}
