import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onNextPicture } from './framePace'

let nowMs = 0
let frames: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Plays pictures in a row; each takes so long until it is on the screen. */
function play(tookMs: number): () => void {
  let cancel = () => {}
  const draw = () => {
    cancel = onNextPicture(draw)
    nowMs += tookMs
  }
  draw()
  return () => cancel()
}

/** Runs the frame that was requested. */
const runFrame = () => frames.splice(0).map((frame) => frame()).length

it('asks for each frame on a device that keeps up', () => {
  play(10)
  expect(runFrame()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(runFrame()).toBe(1)
})

it('rests after a frame for as long as that took on a device that misses frames', () => {
  play(40)
  expect(runFrame()).toBe(1)
  vi.advanceTimersByTime(39)
  expect(runFrame()).toBe(0)
  vi.advanceTimersByTime(2)
  expect(runFrame()).toBe(1)
})

it('draws nothing more once it is canceled at rest', () => {
  const cancel = play(40)
  runFrame()
  vi.advanceTimersByTime(10)
  cancel()
  vi.advanceTimersByTime(100)
  expect(runFrame()).toBe(0)
})
