import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useQueryText } from './useQueryText'

afterEach(cleanup)

const type = (result: { current: ReturnType<typeof useQueryText> }, text: string) =>
  act(() => result.current[1](text))

describe('the text of the search box', () => {
  it('shows at once and is handed to the address', () => {
    const onQuery = vi.fn()
    const { result } = renderHook(() => useQueryText('', onQuery))
    type(result, 'ta')
    expect(result.current[0]).toBe('ta')
    expect(onQuery).toHaveBeenCalledWith('ta')
  })

  it('is not thrown back by an address that arrives late', () => {
    const { result, rerender } = renderHook(({ query }) => useQueryText(query, () => {}), {
      initialProps: { query: '' },
    })
    type(result, 't')
    type(result, 'ta')
    rerender({ query: 't' })
    expect(result.current[0]).toBe('ta')
    rerender({ query: 'ta' })
    expect(result.current[0]).toBe('ta')
  })

  it('follows an address that changed by other means', () => {
    const { result, rerender } = renderHook(({ query }) => useQueryText(query, () => {}), {
      initialProps: { query: 'tahoe' },
    })
    rerender({ query: 'bolt' })
    expect(result.current[0]).toBe('bolt')
  })
})
