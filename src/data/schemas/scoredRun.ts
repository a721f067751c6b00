import * as v from 'valibot'
import type { ScoredRun } from '#domain/game/scoredRun'
import { GameRunSchema } from './gameRun'

const { id, event, startedAt, day, score, initials, origin } = GameRunSchema.entries
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A row of the cache that boards are read from. */
export const ScoredRunSchema = v.object({
  ...{ id, event, startedAt, day, score, initials, origin },
  rules: count,
  counts: v.boolean(),
  found: count,
  timeMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
}) satisfies v.GenericSchema<unknown, ScoredRun>
