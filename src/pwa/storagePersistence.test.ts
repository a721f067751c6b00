import { afterEach, describe, expect, it, vi } from 'vitest'
import { storagePersistence } from './storagePersistence'

function browser(persisted: boolean, grants = false) {
  const persist = vi.fn(async () => grants)
  vi.stubGlobal('navigator', { storage: { persisted: async () => persisted, persist } })
  return persist
}
afterEach(() => vi.unstubAllGlobals())

describe('kept storage', () => {
  it('is asked for by the installed app', async () => {
    const persist = browser(false, true)
    expect(await storagePersistence(true)).toBe('kept')
    expect(persist).toHaveBeenCalledOnce()
  })

  it('is not asked for in a tab, where the browser may put a question before a visitor', async () => {
    const persist = browser(false, true)
    expect(await storagePersistence(false)).toBe('not-promised')
    expect(persist).not.toHaveBeenCalled()
  })

  it('is not asked for twice', async () => {
    const persist = browser(true)
    expect(await storagePersistence(true)).toBe('kept')
    expect(persist).not.toHaveBeenCalled()
  })

  it('may be refused', async () => {
    browser(false, false)
    expect(await storagePersistence(true)).toBe('not-promised')
  })

  it('does not exist on plain http', async () => {
    vi.stubGlobal('navigator', {})
    expect(await storagePersistence(true)).toBe('unsupported')
  })

  it('is not promised by a browser that fails to answer', async () => {
    vi.stubGlobal('navigator', { storage: { persisted: () => Promise.reject(new TypeError()) } })
    expect(await storagePersistence(true)).toBe('not-promised')
  })
})
