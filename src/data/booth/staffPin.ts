import { parseStaffPin, type StaffPin } from '../../domain/booth/pin'
import { type RunDatabase, withDatabase } from '../core/databaseConnection'
import { FACT, factIn } from '../core/deviceFacts'

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
