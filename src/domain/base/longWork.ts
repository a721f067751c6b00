import type { WorkOptions } from './workAhead'

/**
 * Work ahead that takes a slow device (4x) more than 50 ms in one task and cannot be cut: when it runs, and why it is
 * one piece. A press in the middle of it waits for all of it, so what nothing on the screen waits for is `isLong`.
 *
 * Four tasks of a start are as long and are not here, because what they do is already waited for: the program and the
 * code that all screens share are a chunk each, of 60 to 110 ms; with the answer that opens the database all reads begin
 * that waited for it (55 ms); and at the first format of a date, for the weekday of the visit, the browser looks through
 * all its languages (50 ms).
 */
export const LONG_WORK = {
  /** A browser runs the code of a chunk in one task. Bell, menus and hints share one, which the first press may need. */
  overlays: { delayMs: 600, limitMs: 1_500 },
  /** The code of a screen's chunk, or of the charts, is one task as well. */
  screens: { delayMs: 5_000, isLong: true },
  /** A part of a language is a chunk too: one object of up to a thousand texts. */
  languages: { isLong: true },
  /**
   * MapLibre builds its style in one task, and draws its first frame in another, in which it compiles its shaders. The
   * first picture of a small map causes both, and its card is gray until then. Its worker answers with a whole tile in
   * one message, which the page takes in at once (55 ms).
   */
  neededPicture: { delayMs: 160, limitMs: 1_500 },
  /**
   * A later picture is one frame of the whole map, which cannot be drawn in parts. The one before is shown until then,
   * so it waits for as long as a visitor keeps pressing, up to a minute.
   */
  laterPicture: { delayMs: 600, isLong: true, limitMs: 60_000 },
} as const satisfies Record<string, WorkOptions>
