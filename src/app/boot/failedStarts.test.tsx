import { beforeEach, expect, it } from 'vitest'
import {
  allowOneStart,
  beginStart,
  FAILURES_WITHIN_MS,
  isSafeModeDue,
  noteFailedStart,
  settleStart,
} from './failedStarts'

beforeEach(() => {
  sessionStorage.clear()
})

it('two failures within ten minutes are due, and none of them later', () => {
  noteFailedStart(0)
  expect(isSafeModeDue(1_000)).toBe(false)
  noteFailedStart(60_000)
  expect(isSafeModeDue(61_000)).toBe(true)
  expect(isSafeModeDue(FAILURES_WITHIN_MS + 1)).toBe(false)
})

it('a page that died while it started has failed', () => {
  beginStart(0)
  beginStart(2_000)
  beginStart(4_000)
  expect(isSafeModeDue(4_000)).toBe(true)
})

it('a page that was left while it started has not', () => {
  for (const atMs of [0, 2_000, 4_000]) {
    beginStart(atMs)
    dispatchEvent(new Event('pagehide'))
  }
  expect(isSafeModeDue(4_000)).toBe(false)
})

it('a start that settled ends it', () => {
  noteFailedStart(0)
  noteFailedStart(1)
  settleStart()
  expect(isSafeModeDue(2)).toBe(false)
})

it('one more failure after a try from safe mode brings it back', () => {
  noteFailedStart(0)
  noteFailedStart(1)
  allowOneStart(2)
  expect(isSafeModeDue(3)).toBe(false)
  noteFailedStart(4)
  expect(isSafeModeDue(5)).toBe(true)
})

it('a clock that was set back a year leaves nothing to count', () => {
  noteFailedStart(1_000_000_000)
  noteFailedStart(1_000_000_001)
  expect(isSafeModeDue(5)).toBe(false)
})
