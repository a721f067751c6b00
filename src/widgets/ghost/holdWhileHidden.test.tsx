import { afterEach, expect, it, vi } from 'vitest'
import { createGhostClock } from './ghostClock'
import { holdWhileHidden } from './holdWhileHidden'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('lets no time pass while nobody sees the page', async () => {
  vi.useFakeTimers()
  const clock = createGhostClock(1)
  const end = holdWhileHidden(clock)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(clock.nowMs()).toBe(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(clock.nowMs()).toBe(1_000)
  hidden.mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  // The next user of the clock finds it running.
  end()
  await vi.advanceTimersByTimeAsync(500)
  expect(clock.nowMs()).toBe(1_500)
})
