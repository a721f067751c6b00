import * as v from 'valibot'
import type { Live } from '#domain/base/live'
import { DECKS } from '#domain/game/gameTypes'
import { withDatabase } from '../core/databaseConnection'
import { FACT, factIn } from '../core/deviceFacts'
import { createLiveQuery, useLiveQuery } from '../core/live'

/** Bounds of a staff run's length, milliseconds. */
export const MIN_STAFF_RUN_MS = 30_000
export const MAX_STAFF_RUN_MS = 300_000

const schema = v.object({
  deck: v.picklist(DECKS),
  /** Null for the seed of event and day. */
  seed: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 20 - 1))),
  lengthMs: v.pipe(v.number(), v.integer(), v.minValue(MIN_STAFF_RUN_MS), v.maxValue(MAX_STAFF_RUN_MS)),
})

/** How staff set up the next runs: they are not ranked and have no challenge code. */
export type StaffRun = v.InferOutput<typeof schema>

/** The staff run; null while runs are the event's own. */
export function useStaffRun(): Live<StaffRun | null> {
  return useLiveQuery(staffRunQuery)
}

const staffRunQuery = createLiveQuery((db) => factIn(db, FACT.staffRun).then(parsed))

export async function readStaffRun(): Promise<StaffRun | null> {
  return withDatabase((db) => factIn(db, FACT.staffRun).then(parsed))
}

/** Sets the staff run; null returns to the event's own runs. */
export async function setStaffRun(run: StaffRun | null): Promise<void> {
  await withDatabase<unknown>((db) =>
    run ? db.device.put({ key: FACT.staffRun, value: run }) : db.device.delete(FACT.staffRun),
  )
}

function parsed(value: unknown): StaffRun | null {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : null
}
