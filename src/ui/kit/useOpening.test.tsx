import { act, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { installFakeClock } from '../testing/clock'
import { DOUBLE_PRESS_MS } from './doublePress'
import { useOpening } from './useOpening'

installFakeClock()

function render() {
  const painted: string[] = []
  const { result } = renderHook(() => {
    const opening = useOpening()
    const { isAsked, isOpen } = opening
    useLayoutEffect(() => {
      painted.push(isOpen ? 'panel' : isAsked ? 'trigger' : 'closed')
    }, [isAsked, isOpen])
    return opening
  })
  return { painted, press: () => flushSync(() => result.current.setOpen(true)), result }
}

describe('a panel', () => {
  it('is rendered after its trigger looks open, and closes at once', () => {
    const { painted, press, result } = render()
    act(press)
    act(() => flushSync(() => result.current.setOpen(false)))
    expect(painted).toEqual(['closed', 'trigger', 'panel', 'closed'])
  })

  it.each([
    ['opens by a double press', DOUBLE_PRESS_MS - 1, 'panel'],
    ['is not rendered if its trigger is pressed again', DOUBLE_PRESS_MS + 1, 'closed'],
  ])('%s', (_, afterMs, last) => {
    const { painted, press } = render()
    act(() => {
      press()
      vi.advanceTimersByTime(afterMs)
      press()
    })
    expect(painted).toEqual(['closed', 'trigger', last])
  })

  it.each([
    ['by Escape', () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
    ['by a press beside its trigger', () => new Event('pointerdown', { bubbles: true })],
  ])('is canceled %s before it is rendered', (_, event) => {
    const { painted, press } = render()
    act(() => {
      press()
      document.body.dispatchEvent(event())
    })
    expect(painted).toEqual(['closed', 'trigger', 'closed'])
  })
})
