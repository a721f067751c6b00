import { act, cleanup, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useSelectedEvent } from './useSelectedEvent'

afterEach(cleanup)

/** @param pressAs the trip whose event is pressed as soon as it is rendered, before anything else runs */
const showTrip = (pressAs: string | null = null) =>
  renderHook(
    ({ tripId }) => {
      const [selectedId, select] = useSelectedEvent(tripId)
      useLayoutEffect(() => {
        if (tripId === pressAs) select(7)
      }, [tripId, select])
      return { selectedId, select }
    },
    { initialProps: { tripId: 't-1' } },
  )

it('is of its trip: the next one begins without', () => {
  const { result, rerender } = showTrip()
  act(() => result.current.select(3))
  expect(result.current.selectedId).toBe(3)
  rerender({ tripId: 't-2' })
  expect(result.current.selectedId).toBeNull()
})

it('stays when it is pressed just as its trip comes', () => {
  const { result, rerender } = showTrip('t-2')
  rerender({ tripId: 't-2' })
  expect(result.current.selectedId).toBe(7)
})
