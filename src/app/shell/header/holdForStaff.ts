/** Leads staff to their room, which is loaded for them alone. @returns whether it opened */
export async function holdForStaff(): Promise<boolean> {
  try {
    const { openStaffDoor } = await import('../../routes/booth/staffDoor')
    return await openStaffDoor()
  } catch {
    return false
  }
}
