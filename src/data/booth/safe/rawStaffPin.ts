import { parseStaffPin, type StaffPin } from '#domain/booth/pin'
import { FACT } from '../../core/deviceFacts'
import type { ChangeStaffPin } from '../staffPin'
import { openRawDatabase } from './rawDatabase'

/** Reads and changes the staff PIN without the database library, for safe mode (docs/booth.md B11). */
export const changeRawStaffPin: ChangeStaffPin = async (change) => {
  const db = await openRawDatabase(() => undefined)
  const changed: { before: StaffPin; after: StaffPin }[] = []
  try {
    await db.changeFact(FACT.staffPin, (stored) => {
      const before = parseStaffPin(stored)
      const after = change(before)
      changed.push({ before, after })
      return after === before ? stored : after
    })
  } finally {
    db.close()
  }
  const [only] = changed
  if (!only) throw new Error('The staff PIN was not read')
  return only
}
