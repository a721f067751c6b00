import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** Installs fake timers for the tests in this file; time only advances with `advanceClock`. */
export function installFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Advances the fake timers and lets React update. */
export async function advanceClock(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
