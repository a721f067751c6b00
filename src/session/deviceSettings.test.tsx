import { beforeEach, expect, it, vi } from 'vitest'

const stored = vi.hoisted(() => ({ answer: async (): Promise<unknown> => undefined }))
vi.mock('../data/core/deviceFacts', () => ({
  deviceFacts: () => ({ read: () => stored.answer() }),
  FACT: { settings: 'settings' },
}))

/** A start of the page: what was read before it is gone. */
async function start() {
  vi.resetModules()
  const [{ deviceSettings }, { loadDeviceSettings }] = await Promise.all([
    import('../state/deviceSettings'),
    import('./deviceSettings'),
  ])
  return { modes: () => deviceSettings().modes, loadDeviceSettings }
}

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.dataset.hides = 'dealer game'
})

it('a cold start offers what the worker wrote into the document before the database answers', async () => {
  const { modes, loadDeviceSettings } = await start()
  const offered = { fleet: true, essentials: true, dealer: false, game: false }
  expect(modes()).toEqual(offered)
  stored.answer = () => Promise.reject(new Error('closed'))
  await loadDeviceSettings()
  expect(modes()).toEqual(offered)
})

it('a device that was erased offers every way in again', async () => {
  const { modes, loadDeviceSettings } = await start()
  stored.answer = async () => undefined
  await loadDeviceSettings()
  expect(modes()).toEqual({ fleet: true, essentials: true, dealer: true, game: true })
})
