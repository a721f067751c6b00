import type { Locale } from '#domain/base/locale'

/** Prefix of a fragment, before the dot; other versions are not read. */
export const HANDOFF_VERSION = 'v1'

/** A summary as a fragment contains it: short keys, and numbers that never change their meaning (docs/booth.md B10). */
export type HandoffRecord = {
  /** Locale of the visit. */
  l: Locale
  /** Event name. */
  e?: string
} & (
  | {
      k: 'g'
      /** Score. */
      s: number
      /** Solved challenges, by the value of their check. */
      f: readonly number[]
      /** Best streak. */
      b: number
      /** Rank of the day. */
      r?: number
      /** Challenge code. */
      c: string
    }
  | {
      k: 't'
      /** Waypoints whose hint was opened, by id. */
      w: readonly number[]
      /** How many of them are interests. */
      i: number
      /** Remaining waypoints. */
      u: readonly number[]
    }
)
