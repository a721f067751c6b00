import { uuidv4 } from '#domain/base/uuid'
import type { Run } from '#domain/game/gameTypes'
import { saveRun } from '../../data/queries/gameRuns'
import { boothDay } from '../../state/boothDay'
import { kioskConfig } from '../../state/config'
import { takeActs } from '../acts/acts'
import { markTrail } from '../visitTrail'

/**
 * Stores a run that came to its end with what the visitor did; practice, staff's and what was broken off are
 * not kept (docs/game.md T7).
 * @param startedAtMs Unix milliseconds
 * @returns its id; null where it is not kept
 */
export async function keepRun(run: Run, startedAtMs: number): Promise<string | null> {
  const acts = takeActs()
  const { setup, steps, score, end } = run
  if (setup.kind !== 'staff') void markTrail({ kind: 'game' })
  const isRanked = setup.kind === 'ranked' || setup.kind === 'challenge'
  if (!isRanked || (end !== 'time' && end !== 'finished')) return null
  const id = uuidv4()
  const startedAt = new Date(startedAtMs).toISOString()
  const { event } = kioskConfig()
  await saveRun(
    { id, event, startedAt, day: boothDay(), setup, steps, score, initials: null, hidden: 0 },
    acts,
  )
  return id
}
