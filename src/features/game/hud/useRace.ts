import { orNull, valueOr } from '#domain/base/live'
import type { Run } from '#domain/game/gameTypes'
import { nextChangeMs, scoreAt } from '#domain/game/rivalScore'
import { useRival } from '../../../data/queries/boards'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { boothDay } from '../../../state/boothDay'
import { useKioskConfig } from '../../../state/config'
import { useClock } from '../../../ui/feedback/useClock'

/** Where a run is against the best run of the day at the same moment. */
export interface Race {
  /** Whose run it is. */
  name: string
  /** Points of the own run above those of the other one; negative behind it. */
  lead: number
  /** Score of the other run now, as a share of its last score. */
  share: number
}

/** The race of a run with the best one of the day; null in practice, and while nobody has a place. */
export function useRace(run: Run, startsAtMs: number, isStarted: boolean): Race | null {
  const { event } = useKioskConfig()
  const rival = valueOr(orNull(useRival(event, boothDay())), null)
  const nameOf = usePlayerName()
  const isRaced = run.setup.lengthMs !== null && run.setup.kind !== 'practice'
  const points = isRaced && rival ? rival.points : []
  const nowMs = useClock((now) => {
    const changeMs = isStarted ? nextChangeMs(points, now - startsAtMs) : null
    return changeMs === null ? null : startsAtMs + changeMs
  })
  if (!isRaced || !rival) return null
  const score = isStarted ? scoreAt(points, nowMs - startsAtMs) : 0
  return {
    name: nameOf(rival.run),
    lead: run.score - score,
    share: rival.run.score > 0 ? score / rival.run.score : 0,
  }
}
