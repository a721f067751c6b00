import { afterEach, expect, it, vi } from 'vitest'
import { setDemoNow } from '../state/demoClock'
import { boothDay } from './boothDay'

afterEach(() => vi.useRealTimers())

it('the booth’s day changes at its own midnight, also during a visit', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 10, 22, 23, 58))
  setDemoNow(Date.now())
  expect(boothDay()).toBe('2026-11-22')
  vi.setSystemTime(new Date(2026, 10, 23, 0, 1))
  expect(boothDay()).toBe('2026-11-23')
})
