import { useNavigate } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { PinScreen } from '../../../features/booth/frame/PinScreen'
import { enterPin, recoverDoor } from '../../../session/staffDoor/door'
import { staffPin } from '../../../session/staffDoor/staffPin'

/** The keypad of the staff room, wired to what this device keeps of its PIN. */
export function LockedRoom({ shortId }: { shortId: string }) {
  const navigate = useNavigate()
  const waitMs = useSyncExternalStore(staffPin.wait.subscribe, staffPin.wait.leftMs)
  return (
    <PinScreen
      waitMs={waitMs}
      shortId={shortId}
      onEnter={enterPin}
      onRecover={async (code) => {
        const isRight = await recoverDoor(code)
        // Where the next PIN is set.
        if (isRight) await navigate({ to: '/booth', search: { section: 'device' }, replace: true })
        return isRight
      }}
    />
  )
}
