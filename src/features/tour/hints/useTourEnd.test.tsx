import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MARK_CLEARS_AFTER_MS, NO_WAYPOINTS, type WaypointState } from '#domain/tour/waypointState'
import { closeSheet, useShellSheet } from '../../../state/sheet'
import { resetVisitState } from '../../../state/visit'
import { useTourEnd } from './useTourEnd'

const REACHABLE = [{ id: 1 }, { id: 2 }]
const opened = (id: number, seen: readonly number[]): WaypointState => ({
  ...NO_WAYPOINTS,
  open: { id, step: 1, sinceMs: 0 },
  seen,
})
const closed = (seen: readonly number[]): WaypointState => ({ ...NO_WAYPOINTS, seen })

/** Renders a sequence of states and returns the sheet that is open a moment after each. */
function walk(...states: readonly WaypointState[]) {
  const use = (state: WaypointState) => {
    useTourEnd(state, REACHABLE)
    return useShellSheet()
  }
  const { result, rerender, unmount } = renderHook(use, { initialProps: states[0] as WaypointState })
  const sheets = states.map((state) => {
    rerender(state)
    act(() => void vi.advanceTimersByTime(MARK_CLEARS_AFTER_MS))
    const sheet = result.current
    act(closeSheet)
    return sheet
  })
  unmount()
  return sheets
}

beforeEach(() => {
  vi.useFakeTimers()
  act(resetVisitState)
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('thanks the visitor when the last hint was closed, once in a visit', () => {
  const states = [closed([1]), opened(2, [1, 2]), closed([1, 2]), opened(1, [1, 2]), closed([1, 2])]
  expect(walk(...states)).toEqual([null, null, 'tourEnd', null, null])
  expect(walk(closed([1]), closed([1, 2]))).toEqual([null, null])
  act(resetVisitState)
  expect(walk(closed([1, 2]))).toEqual(['tourEnd'])
})

it.each([
  ['a dialog', '<div role="dialog"></div>'],
  ['a field', '<input aria-label="Search">'],
])('waits for a visitor who is busy with %s', (_, html) => {
  document.body.innerHTML = html
  document.querySelector('input')?.focus()
  expect(walk(closed([1, 2]))).toEqual([null])
  document.body.replaceChildren()
  expect(walk(closed([1, 2]))).toEqual(['tourEnd'])
})
