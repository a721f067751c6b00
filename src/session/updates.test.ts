import { afterEach, expect, it, vi } from 'vitest'
import { updateNow } from './updates'

const applyUpdate = vi.hoisted(() => vi.fn())
vi.mock('../pwa/worker', () => ({ applyUpdate }))
afterEach(() => {
  vi.unstubAllGlobals()
  applyUpdate.mockClear()
})

const withLocks = (...names: string[]) =>
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: names.map((name) => ({ name })) }) } })

it('an update that staff ask for takes over at once', async () => {
  withLocks('pharos-visit-1')
  expect(await updateNow()).toBe(true)
  expect(applyUpdate).toHaveBeenCalledOnce()
})

it('an update that staff ask for does not take the screen from a visitor at another tab', async () => {
  withLocks('pharos-visit-1', 'pharos-visit-2', 'pharos-in-visit')
  expect(await updateNow()).toBe(false)
  expect(applyUpdate).not.toHaveBeenCalled()
})
