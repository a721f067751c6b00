/**
 * Leads who holds the logo to the staff room by `enter`, once there is a PIN; until then the room has its address
 * only (docs/decisions.md D39). @returns whether it does
 */
export async function holdForStaff(enter: () => Promise<void>): Promise<boolean> {
  try {
    const { readDoor } = await import('../../../session/staffDoor/door')
    // A device that cannot read its PIN is one for staff: the room says so.
    const { isSet } = await readDoor().catch(() => ({ isSet: true }))
    if (isSet) await enter()
    return isSet
  } catch {
    return false
  }
}
