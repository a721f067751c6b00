import {
  type Answer,
  type EventEntry,
  type FrameTimes,
  frameTimes,
  type LongFrame,
  slowestAnswer,
} from './interactions'
import type { Pressed } from './walk'

/** A press that the browser does not tell of took less than this. */
export const LEAST_MS = 16

/** A press as it was done. */
export interface Done extends Pressed {
  /** When the document began that the page shows after it. */
  documentMs: number
}

/** A press and what came of it. */
export interface Press extends Done {
  /** Null when it took less than `LEAST_MS`, of which the browser does not tell. */
  answer: Answer | null
  /** Null when no frame was long. */
  frames: FrameTimes | null
  /** It replaced the document, and what the browser knew of it was lost. */
  isLost: boolean
}

/** Gives each press what was told between it and the next one. */
export function judge(
  done: readonly Done[],
  events: readonly EventEntry[],
  frames: readonly LongFrame[],
): Press[] {
  return done.map((press, index) => {
    const { atMs, documentMs } = press
    const untilMs = done[index + 1]?.atMs ?? Number.POSITIVE_INFINITY
    const answer = slowestAnswer(events.filter(({ startMs }) => startMs >= atMs && startMs < untilMs))
    return {
      ...press,
      answer,
      frames: answer && frameTimes(frames, answer.startMs, answer.startMs + answer.durationMs),
      isLost: answer === null && documentMs > atMs,
    }
  })
}

/** How long a press took, in milliseconds. */
export const timeOf = ({ answer }: Pick<Press, 'answer'>): number => answer?.durationMs ?? LEAST_MS
