import { expect, it } from 'vitest'
import type { EventEntry } from './interactions'
import { type Done, judge } from './judge'

const done = (atMs: number, documentMs = 0): Done => ({
  ...{ name: `at ${atMs}`, kind: 'button', path: '/1', modes: [], atMs, documentMs },
})

const event = (startMs: number, durationMs: number): EventEntry => ({
  interactionId: startMs,
  startMs,
  durationMs,
  processingStartMs: startMs,
  processingEndMs: startMs,
})

it('gives each press what was told between it and the next one, also when it was told late', () => {
  const presses = judge([done(1000), done(2000), done(3000)], [event(3005, 24), event(1005, 160)], [])
  expect(presses.map(({ answer }) => answer?.durationMs ?? null)).toEqual([160, null, 24])
})

it('tells a press that was too short to be told of from one that took its document along', () => {
  const presses = judge([done(1000), done(2000, 2100), done(3000, 2100)], [], [])
  expect(presses.map(({ isLost }) => isLost)).toEqual([false, true, false])
})

it('looks into the long frames of the answer alone', () => {
  const frame = (startMs: number, styleMs: number) => ({ startMs, endMs: startMs + 50, styleMs, scripts: [] })
  const [press] = judge([done(1000)], [event(1000, 80)], [frame(900, 1), frame(1020, 2), frame(1090, 4)])
  expect(press?.frames?.styleMs).toBe(2)
})
