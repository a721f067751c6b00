import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { lazyScreen, SCREEN_LIMIT_MS } from './lazyScreen'

vi.mock('../../i18n/activate', () => ({ loadScreenCatalogs: async () => undefined }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a screen whose load does not end is a lost part, which its error boundary answers', async () => {
  const Screen = lazyScreen(() => new Promise<{ Screen: () => null }>(() => undefined), 'Screen')
  const ended = vi.fn()
  void Screen.preload?.()?.then(ended)
  await vi.advanceTimersByTimeAsync(SCREEN_LIMIT_MS - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
  const show = Screen as unknown as (props: object) => unknown
  expect(() => show({})).toThrow(new AppError('chunk-missing'))
})
