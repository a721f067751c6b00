import { afterEach, expect, it, vi } from 'vitest'
import { advanceClock, installFakeClock } from '../../ui/testing/clock'
import { onThemeChange } from './palette'

installFakeClock()
afterEach(() => {
  delete document.documentElement.dataset.theme
})

/** A frame at 60 Hz, in milliseconds. */
const FRAME_MS = 16

it('the map follows another theme once the page is painted in it', async () => {
  const follow = vi.fn()
  const stop = onThemeChange(follow)
  document.documentElement.dataset.theme = 'hall'
  await advanceClock(FRAME_MS)
  expect(follow).not.toHaveBeenCalled()
  await advanceClock(2 * FRAME_MS)
  expect(follow).toHaveBeenCalledOnce()
  stop()
})
