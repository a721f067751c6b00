import * as v from 'valibot'
import { CHALLENGES, type Challenge } from '#domain/game/challenges'
import { DECKS, type GameRun, type RunStep } from '#domain/game/gameTypes'
import type { ScoredRun } from '#domain/game/scoredRun'
import type { Assignable } from './assignable'

/** A run with more steps was not played: every step except a find is limited. */
const MAX_STEPS = 500

const atMs = v.pipe(v.number(), v.finite(), v.minValue(0))
const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const step = v.variant('kind', [
  v.object({ kind: v.literal('progress'), atMs }),
  v.object({ kind: v.literal('done'), atMs }),
  v.object({ kind: v.literal('skip'), atMs }),
  v.object({
    kind: v.literal('end'),
    atMs,
    reason: v.picklist(['time', 'finished', 'stopped', 'voided']),
  }),
]) satisfies v.GenericSchema<unknown, RunStep>

/** A stored run of Fleet Hero. Other fields are dropped. */
export const GameRunSchema = v.object({
  id: shortText,
  event: v.pipe(v.string(), v.maxLength(200)),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  day: v.pipe(v.string(), v.isoDate()),
  pack: shortText,
  packVersion: count,
  setup: v.object({
    kind: v.picklist(['ranked', 'practice', 'staff', 'challenge']),
    deck: v.picklist(DECKS),
    seed: v.pipe(count, v.maxValue(2 ** 20 - 1)),
    lengthMs: v.nullable(atMs),
    available: v.array(v.picklist(Object.keys(CHALLENGES) as Challenge[])),
  }),
  steps: v.pipe(v.array(step), v.maxLength(MAX_STEPS)),
  score: count,
  initials: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  hidden: v.picklist([0, 1]),
  origin: v.exactOptional(shortText),
})

type Output = v.InferOutput<typeof GameRunSchema>
export type GameRunRow = Assignable<Output, GameRun>

const { id, event, startedAt, day, score, initials, origin } = GameRunSchema.entries

/** A row of the cache that boards are read from. */
export const ScoredRunSchema = v.object({
  ...{ id, event, startedAt, day, score, initials, origin },
  rules: count,
  counts: v.boolean(),
  found: count,
  timeMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
}) satisfies v.GenericSchema<unknown, ScoredRun>
