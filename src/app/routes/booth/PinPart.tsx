import { PinCard } from '../../../features/booth/device/pin/PinCard'
import { removePin, setPin } from '../../../session/staffDoor/door'
import { canHash } from '../../../session/staffDoor/secretHash'
import { useStaffDoor } from '../../../state/staffRoom'

/** The card of the PIN, wired to what this device keeps of it. */
export function PinPart() {
  const door = useStaffDoor()
  if (door === null) return null
  return <PinCard {...door} isInsecure={!canHash()} onSet={setPin} onRemove={removePin} />
}
