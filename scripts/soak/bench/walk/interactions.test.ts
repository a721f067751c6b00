import { expect, it } from 'vitest'
import {
  type EventEntry,
  frameTimes,
  inp,
  type LongFrame,
  medianOfWorst,
  slowestAnswer,
} from './interactions'

/** An event that began at `startMs` and took so long, with its handlers from 10 to 12 ms after its start. */
function event(startMs: number, durationMs: number, more: Partial<EventEntry> = {}): EventEntry {
  const [processingStartMs, processingEndMs] = [startMs + 10, startMs + 12]
  return { interactionId: 1, startMs, durationMs, processingStartMs, processingEndMs, ...more }
}

it('splits the longest event into waiting, handlers and drawing', () => {
  const click = event(1000, 96, { processingStartMs: 1020, processingEndMs: 1060 })
  expect(slowestAnswer([event(990, 24), click])).toEqual({
    startMs: 1000,
    durationMs: 96,
    inputDelayMs: 20,
    processingMs: 40,
    presentationMs: 36,
  })
})

it('counts the handlers of all events that one frame answers', () => {
  // A finger's press ends with events of a mouse: the work is in one of them, before the click.
  const up = event(1000, 200)
  const move = event(1001, 200, { interactionId: 0, processingStartMs: 1012, processingEndMs: 1150 })
  const click = event(1000, 200, { processingStartMs: 1151, processingEndMs: 1160 })
  const parts = { inputDelayMs: 10, processingMs: 150, presentationMs: 40 }
  expect(slowestAnswer([up, move, click])).toMatchObject(parts)
  expect(slowestAnswer([click, move, up])).toMatchObject(parts)
})

it('leaves out the handlers of an earlier frame and of another interaction', () => {
  const down = event(900, 24, { processingStartMs: 901 })
  const other = event(1000, 104, { interactionId: 2, processingEndMs: 1090 })
  expect(slowestAnswer([event(1000, 112), down, other])).toMatchObject({
    inputDelayMs: 10,
    processingMs: 2,
    presentationMs: 100,
  })
})

it('takes an event for an answer only where it belongs to an interaction', () => {
  expect(slowestAnswer([event(1000, 300, { interactionId: 0 })])).toBeNull()
  const late = event(900, 124, { interactionId: 0, processingStartMs: 910, processingEndMs: 1005 })
  expect(slowestAnswer([late, event(1000, 24)])).toMatchObject({ inputDelayMs: 0, processingMs: 12 })
})

it('keeps parts from being negative where the rounded end lies before the handlers own', () => {
  const press = event(1000, 40, { processingEndMs: 1043 })
  expect(slowestAnswer([press])).toMatchObject({ processingMs: 30, presentationMs: 0 })
})

it('has no answer where the browser told of none', () => {
  expect(slowestAnswer([])).toBeNull()
})

it('leaves one of 50 presses out of INP', () => {
  const times = Array.from({ length: 49 }, (_, index) => index + 1)
  expect(inp(times)).toBe(49)
  expect(inp([...times, 1000])).toBe(49)
  expect(inp([...times, 1000, ...Array.from({ length: 49 }, () => 0)])).toBe(49)
  expect(inp([...times, 1000, ...Array.from({ length: 50 }, () => 0)])).toBe(48)
  expect(() => inp([])).toThrow()
})

it('tells of the worst presses by the middle one of five', () => {
  expect(medianOfWorst([24, 900, 300, 16, 250, 400, 16, 350])).toBe(350)
  expect(medianOfWorst([900, 300])).toBe(600)
})

it('adds up what long frames of a press spent, and names the longest script', () => {
  const script = (invoker: string, durationMs: number, forcedMs = 0) => ({ invoker, durationMs, forcedMs })
  const frame = (startMs: number, endMs: number, ...scripts: LongFrame['scripts']): LongFrame => ({
    startMs,
    endMs,
    styleMs: 15,
    scripts,
  })
  const frames = [
    frame(0, 100, script('load', 80)),
    frame(100, 200, script('BUTTON.onclick', 30, 5)),
    frame(200, 300, script('MessagePort.onmessage', 60, 10)),
    frame(300, 400, script('timer', 90)),
  ]
  expect(frameTimes(frames, 100, 300)).toEqual({
    scriptMs: 90,
    forcedMs: 15,
    styleMs: 30,
    invoker: 'MessagePort.onmessage',
  })
  expect(frameTimes(frames, 500, 600)).toBeNull()
})
