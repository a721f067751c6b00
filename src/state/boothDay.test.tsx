import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { boothDay, useBoothDay, useBoothMinutesLeft } from './boothDay'
import { demoNow, setDemoNow } from './demoClock'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.setSystemTime(new Date(2026, 10, 22, 23, 58))
  setDemoNow(Date.now())
})
afterEach(() => vi.useRealTimers())

it('changes at the booth’s own midnight, also during a visit, whose demo clock stays', () => {
  const now = demoNow()
  expect(boothDay()).toBe('2026-11-22')
  vi.setSystemTime(new Date(2026, 10, 23, 0, 1))
  expect(boothDay()).toBe('2026-11-23')
  expect(demoNow()).toBe(now)
})

it('changes on a screen that is open over midnight', () => {
  const { result } = renderHook(useBoothDay)
  expect(result.current).toBe('2026-11-22')
  act(() => void vi.advanceTimersByTime(3 * 60_000))
  expect(result.current).toBe('2026-11-23')
})

it('counts its last minutes down, and starts again', () => {
  const { result } = renderHook(useBoothMinutesLeft)
  expect(result.current).toBe(2)
  act(() => void vi.advanceTimersByTime(70_000))
  expect(result.current).toBe(1)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe(24 * 60)
})

it('stays in a visit whose clock is set back', () => {
  vi.setSystemTime(new Date(2026, 10, 21, 12, 0))
  expect(boothDay()).toBe('2026-11-22')
})
