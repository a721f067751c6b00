/**
 * Opens the staff room by `enter` after a long press on the logo, if a PIN is set; without one the room is reached
 * only by its address (docs/decisions.md D39). @returns whether it was opened
 */
export async function holdForStaff(enter: () => Promise<void>): Promise<boolean> {
  try {
    const { readDoor } = await import('../../../session/staffAccess/staffAccess')
    // If the PIN cannot be read, the room shows the problem.
    const { isSet } = await readDoor().catch(() => ({ isSet: true }))
    if (isSet) await enter()
    return isSet
  } catch {
    return false
  }
}
