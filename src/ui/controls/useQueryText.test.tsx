import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { useEffectEvent, useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useQueryText } from './useQueryText'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const type = (result: { current: ReturnType<typeof useQueryText> }, text: string) =>
  act(() => result.current[1](text))
const rest = () => act(() => vi.advanceTimersByTime(1_000))

describe('the text of the search box', () => {
  it('is shown at once', () => {
    const { result } = renderHook(() => useQueryText('', () => {}))
    type(result, 'ta')
    expect(result.current[0]).toBe('ta')
  })

  it('is written to the address after a pause in typing', () => {
    const onQuery = vi.fn()
    const { result } = renderHook(() => useQueryText('', onQuery))
    type(result, 't')
    type(result, 'ta')
    expect(onQuery).not.toHaveBeenCalled()
    rest()
    expect(onQuery.mock.calls).toEqual([['ta']])
  })

  it('is written before a tap that may leave the screen', () => {
    const onQuery = vi.fn()
    const { result } = renderHook(() => useQueryText('', onQuery))
    type(result, 'ta')
    fireEvent.pointerDown(document.body)
    rest()
    expect(onQuery.mock.calls).toEqual([['ta']])
  })

  it('does not change the address after its screen was left', () => {
    const onQuery = vi.fn()
    const { result, unmount } = renderHook(() => useQueryText('', onQuery))
    type(result, 'ta')
    unmount()
    rest()
    expect(onQuery).not.toHaveBeenCalled()
  })

  it('is not overwritten by a late change of the address', () => {
    const { result, rerender } = renderHook(({ query }) => useQueryText(query, () => {}), {
      initialProps: { query: '' },
    })
    type(result, 't')
    rest()
    type(result, 'ta')
    rerender({ query: 't' })
    expect(result.current[0]).toBe('ta')
    rest()
    rerender({ query: 'ta' })
    expect(result.current[0]).toBe('ta')
  })

  it('follows other changes of the address', () => {
    const { result, rerender } = renderHook(({ query }) => useQueryText(query, () => {}), {
      initialProps: { query: 'tahoe' },
    })
    rerender({ query: 'bolt' })
    expect(result.current[0]).toBe('bolt')
  })

  it('keeps what is typed just as the address changes', () => {
    const onQuery = vi.fn()
    const { result, rerender } = renderHook(
      ({ query }) => {
        const [text, setText] = useQueryText(query, onQuery)
        // A key pressed once the change is on the screen, before anything else runs.
        const press = useEffectEvent(() => setText('x'))
        useLayoutEffect(() => {
          if (query === '') press()
        }, [query])
        return text
      },
      { initialProps: { query: 'tahoe' } },
    )
    rerender({ query: '' })
    expect(result.current).toBe('x')
    rest()
    rerender({ query: 'x' })
    expect(result.current).toBe('x')
    expect(onQuery.mock.calls).toEqual([['x']])
  })
})
