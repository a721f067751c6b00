import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { usePersistedFlag } from './usePersistedFlag'

afterEach(cleanup)

const hook = (store: (on: boolean) => Promise<void>) =>
  renderHook(({ stored }) => usePersistedFlag(stored, store), { initialProps: { stored: false } })

describe('a stored flag', () => {
  it('shows a change before the database has it, and stores it', async () => {
    const store = vi.fn().mockResolvedValue(undefined)
    const { result } = hook(store)
    await act(async () => result.current.change(true))
    expect(result.current.on).toBe(true)
    expect(store).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('reverts and shows a toast when storing fails', async () => {
    const { result } = hook(vi.fn().mockRejectedValue(new Error('full')))
    await act(async () => result.current.change(true))
    expect(result.current).toMatchObject({ on: false, failed: true })
  })

  it('follows the stored value again once it matches', async () => {
    const { result, rerender } = hook(vi.fn().mockResolvedValue(undefined))
    await act(async () => result.current.change(true))
    rerender({ stored: true })
    expect(result.current.on).toBe(true)
    rerender({ stored: false })
    expect(result.current.on).toBe(false)
  })
})
