import { readDoor } from '../../../session/staffDoor/door'
import { router } from '../router'

/**
 * Leads to the staff room for who holds the logo, once there is a PIN; until then the room has its address
 * only (docs/decisions.md D39). @returns whether it does
 */
export async function openStaffDoor(): Promise<boolean> {
  // A device that cannot read its PIN is one for staff: the room says so.
  const { isSet } = await readDoor().catch(() => ({ isSet: true }))
  if (isSet) await router.navigate({ to: '/booth' })
  return isSet
}
