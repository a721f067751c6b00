import { AppError } from '#domain/base/errors'
import { parseStaffPin, type StaffPin } from '#domain/booth/pin'
import { type RunDatabase, withDatabase } from '../core/databaseConnection'
import { FACT, factIn } from '../core/deviceFacts'

export type ChangeStaffPin = (
  change: (pin: StaffPin) => StaffPin,
  options?: {
    /** If the device has no storage for the change, the page keeps it until it is stored with a later one. */
    orHold?: boolean
  },
) => Promise<{ before: StaffPin; after: StaffPin }>

/** Reads and changes the staff PIN in one transaction, so that two pages cannot both use the last free attempt. */
export function changeStaffPin(run: RunDatabase = withDatabase): ChangeStaffPin {
  let held: StaffPin | null = null
  return async (change, { orHold = false } = {}) => {
    let made = { before: parseStaffPin(undefined), after: parseStaffPin(undefined) }
    try {
      await run((db) =>
        db.transaction('rw', db.device, async () => {
          const stored = parseStaffPin(await factIn(db, FACT.staffPin))
          const before = held ?? stored
          made = { before, after: change(before) }
          if (made.after !== stored) await db.device.put({ key: FACT.staffPin, value: made.after })
        }),
      )
      held = null
    } catch (error) {
      const isUnchanged = made.after === made.before
      if (!(error instanceof AppError && error.code === 'storage-full' && (orHold || isUnchanged)))
        throw error
      held = made.after
    }
    return made
  }
}
