import { useState } from 'react'
import { orNull, valueOr } from '#domain/base/live'
import type { Run } from '#domain/game/gameTypes'
import { isSameRace, nextChangeMs, scoreAt } from '#domain/game/rivalScore'
import { useRival } from '../../../data/queries/boards'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { boothDay } from '../../../state/boothDay'
import { useKioskConfig } from '../../../state/config'
import { useClock } from '../../../ui/feedback/useClock'

/** Where a run is against the best run of the day at the same moment. */
export interface Race {
  /** The player of the other run. */
  name: string
  /** Points of the own run above those of the other one; negative behind it. */
  lead: number
  /** The other score now and the own one, as shares of the higher final score. */
  rivalShare: number
  ownShare: number
}

/** The race of a run with the best one of the day; null in practice, and while there is no run to race with. */
export function useRace(run: Run, startsAtMs: number, isStarted: boolean): Race | null {
  const { event } = useKioskConfig()
  const best = valueOr(orNull(useRival(event, boothDay())), null)
  // It is settled before the start: once this run is stored, it may be the best one.
  const [settled, setSettled] = useState(best)
  if (!isStarted && settled !== best) setSettled(best)
  const nameOf = usePlayerName()
  const rival = settled && isSameRace(run.setup, settled.setup) ? settled : null
  const nowMs = useClock((now) => {
    const changeMs = rival && isStarted ? nextChangeMs(rival.points, now - startsAtMs) : null
    return changeMs === null ? null : startsAtMs + changeMs
  })
  if (!rival) return null
  const score = isStarted ? scoreAt(rival.points, nowMs - startsAtMs) : 0
  const most = Math.max(rival.run.score, run.score, 1)
  return {
    name: nameOf(rival.run),
    lead: run.score - score,
    rivalShare: score / most,
    ownShare: run.score / most,
  }
}
