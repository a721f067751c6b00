import { useMemo } from 'react'
import type { Run, RunSetup, RunStep } from '#domain/game/gameTypes'
import { replayRun } from '#domain/game/run'

/** A stored run as it was at a moment of it, milliseconds. */
export function useRunAt(setup: RunSetup, steps: readonly RunStep[], nowMs: number): Run {
  const taken = steps.filter(({ atMs }) => atMs <= nowMs).length
  return useMemo(() => replayRun(setup, steps.slice(0, taken)), [setup, steps, taken])
}
