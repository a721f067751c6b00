import { parseStaffPin, type StaffPin } from '../../domain/booth/pin'
import { type RunDatabase, withDatabase } from '../core/databaseConnection'
import { FACT, factIn } from '../core/deviceFacts'
import { openRawDatabase } from './rawDatabase'

export type ChangeStaffPin = (
  change: (pin: StaffPin) => StaffPin,
) => Promise<{ before: StaffPin; after: StaffPin }>

/** Reads and changes the staff PIN in one transaction, so that two pages cannot both take the last free try. */
export function changeStaffPin(run: RunDatabase = withDatabase): ChangeStaffPin {
  return (change) =>
    run((db) =>
      db.transaction('rw', db.device, async () => {
        const before = parseStaffPin(await factIn(db, FACT.staffPin))
        const after = change(before)
        if (after !== before) await db.device.put({ key: FACT.staffPin, value: after })
        return { before, after }
      }),
    )
}

/** The same on the database as the browser has it, for safe mode (docs/booth.md B11). */
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
