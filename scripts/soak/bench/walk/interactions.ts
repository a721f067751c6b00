import { median } from '../statistics'

/** An entry of Event Timing; times in milliseconds since 1970. */
export interface EventEntry {
  /** Zero for an event that comes along, such as the mouse's after a finger's. */
  interactionId: number
  startMs: number
  /** Until the frame that shows the answer was presented; the browser rounds it to 8 ms. */
  durationMs: number
  processingStartMs: number
  processingEndMs: number
}

/** A frame of 50 ms and more, as the browser tells of it. */
export interface LongFrame {
  startMs: number
  endMs: number
  /** Style, layout and paint at the end of the frame. */
  styleMs: number
  scripts: readonly FrameScript[]
}

/** What the browser told of presses. */
export interface Told {
  /** When the document began: what an earlier one knew is lost. */
  documentMs: number
  events: EventEntry[]
  frames: LongFrame[]
}

interface FrameScript {
  /** What ran it, such as `#document.onclick`. */
  invoker: string
  durationMs: number
  /** Style and layout that the script asked for in between. */
  forcedMs: number
}

/** Where long frames spent their time, in milliseconds. */
export interface FrameTimes {
  scriptMs: number
  /** The part of it in style and layout that scripts asked for in between. */
  forcedMs: number
  /** Style, layout and paint at the end of the frames. */
  styleMs: number
  /** What ran the longest script. */
  invoker: string | null
}

/** How long a press took, and in which of three parts; in milliseconds. */
export interface Answer {
  /** Since 1970. */
  startMs: number
  durationMs: number
  /** Until the first handler runs: the main thread was busy. */
  inputDelayMs: number
  processingMs: number
  /** From the last handler to the frame on the screen. */
  presentationMs: number
}

/** Events whose durations end this close together are answered by one frame. */
const SAME_FRAME_MS = 8

/**
 * The slowest interaction among the entries of one press: its longest event. The handlers of all events that the same
 * frame answers count as processing, or those of the first would look like waiting and those of the last like drawing.
 * @returns null when the browser told of none, because all took less than 16 ms
 */
export function slowestAnswer(entries: readonly EventEntry[]): Answer | null {
  const longest = entries
    .filter(({ interactionId }) => interactionId !== 0)
    .toSorted((a, b) => b.durationMs - a.durationMs)[0]
  if (!longest) return null
  const { interactionId, startMs, durationMs } = longest
  const endMs = startMs + durationMs
  const together = entries.filter(
    (entry) =>
      (entry.interactionId === 0 || entry.interactionId === interactionId) &&
      Math.abs(entry.startMs + entry.durationMs - endMs) <= SAME_FRAME_MS,
  )
  const beginMs = Math.max(startMs, Math.min(...together.map((entry) => entry.processingStartMs)))
  // The rounded end may lie before the handlers' own.
  const doneMs = Math.min(endMs, Math.max(...together.map((entry) => entry.processingEndMs)))
  return {
    startMs,
    durationMs,
    inputDelayMs: beginMs - startMs,
    processingMs: doneMs - beginMs,
    presentationMs: endMs - doneMs,
  }
}

/** What the long frames between two times spent their own on. @returns null when no frame was long */
export function frameTimes(frames: readonly LongFrame[], fromMs: number, untilMs: number): FrameTimes | null {
  const meant = frames.filter(({ startMs, endMs }) => startMs < untilMs && endMs > fromMs)
  if (meant.length === 0) return null
  const scripts = meant.flatMap((frame) => frame.scripts)
  const heaviest = scripts.toSorted((a, b) => b.durationMs - a.durationMs)[0]
  return {
    scriptMs: sum(scripts.map(({ durationMs }) => durationMs)),
    forcedMs: sum(scripts.map(({ forcedMs }) => forcedMs)),
    styleMs: sum(meant.map(({ styleMs }) => styleMs)),
    invoker: heaviest?.invoker ?? null,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * INP of a visit as browsers define it: the slowest press, of which one in 50 presses is left out.
 * @throws Error without a press
 */
export function inp(durationsMs: readonly number[]): number {
  const sorted = durationsMs.toSorted((a, b) => b - a)
  const value = sorted[Math.floor(sorted.length / 50)]
  if (value === undefined) throw new Error('INP needs at least one press.')
  return value
}

/** The worst presses of a walk, told by the one in the middle of five: the worst alone is often an accident. */
const WORST = 5

/** Median of the five longest. @throws Error without a press */
export function medianOfWorst(durationsMs: readonly number[]): number {
  return median(durationsMs.toSorted((a, b) => b - a).slice(0, WORST))
}
