import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { DEFAULT_CONFIG } from '#domain/device/config'
import { NO_WAYPOINTS, type WaypointState } from '#domain/tour/waypointState'
import { setKioskConfig } from '../../../state/config'
import { closeSheet, useShellSheet } from '../../../state/sheet'
import { useTourEnd } from './useTourEnd'

const REACHABLE = [{ id: 1 }, { id: 2 }]
const opened = (id: number, seen: readonly number[]): WaypointState => ({
  ...NO_WAYPOINTS,
  open: { id, step: 1, sinceMs: 0 },
  seen,
})
const closed = (seen: readonly number[]): WaypointState => ({ ...NO_WAYPOINTS, seen })

/** Renders a sequence of states and returns the sheet that is open after each. */
function walk(...states: readonly WaypointState[]) {
  const use = (state: WaypointState) => {
    useTourEnd(state, REACHABLE)
    return useShellSheet()
  }
  const { result, rerender } = renderHook(use, { initialProps: states[0] as WaypointState })
  return states.map((state) => {
    rerender(state)
    const sheet = result.current
    closeSheet()
    return sheet
  })
}

beforeEach(() => {
  closeSheet()
  setKioskConfig({ ...DEFAULT_CONFIG, handoffUrl: 'https://hello.example/handoff.html' })
})

it('offers the summary when the last hint is closed, once', () => {
  const states = [closed([1]), opened(2, [1, 2]), closed([1, 2]), opened(1, [1, 2]), closed([1, 2])]
  expect(walk(...states)).toEqual([null, null, 'handoff', null, null])
})

it('offers nothing where the tour was over before, or no page for phones is configured', () => {
  expect(walk(closed([1, 2]), opened(1, [1, 2]), closed([1, 2]))).toEqual([null, null, null])
  setKioskConfig(DEFAULT_CONFIG)
  expect(walk(closed([1]), closed([1, 2]))).toEqual([null, null])
})
