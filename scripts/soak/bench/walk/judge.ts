import {
  type Answer,
  type EventEntry,
  type FrameTimes,
  frameTimes,
  type LongFrame,
  slowestAnswer,
} from './interactions'

/** A press as it was done. */
export interface Done {
  name: string
  path: string
  /** Right before it, in milliseconds since 1970. */
  atMs: number
  /** When the document began that the page shows after it. */
  documentMs: number
}

/** A press and what came of it. */
export interface Press {
  name: string
  path: string
  /** Null when it took less than 16 ms, of which the browser does not tell. */
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
  return done.map(({ name, path, atMs, documentMs }, index) => {
    const untilMs = done[index + 1]?.atMs ?? Number.POSITIVE_INFINITY
    const answer = slowestAnswer(events.filter(({ startMs }) => startMs >= atMs && startMs < untilMs))
    return {
      name,
      path,
      answer,
      frames: answer && frameTimes(frames, answer.startMs, answer.startMs + answer.durationMs),
      isLost: answer === null && documentMs > atMs,
    }
  })
}
