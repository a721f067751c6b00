import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** Stops the clock of the tests in this file; frames and timers only run when `pass` says so. */
export function installFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Lets time pass, and React catch up. */
export async function advanceClock(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
