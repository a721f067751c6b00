import type { Locale } from '#domain/base/locale'

/** Before the dot of a fragment; another one is a page of another time. */
export const HANDOFF_VERSION = 'v1'

/** A summary as a fragment holds it: short keys, numbers that never change their meaning (docs/booth.md B10). */
export type HandoffRecord = {
  /** Language of the visit. */
  l: Locale
  /** The event's name. */
  e?: string
} & (
  | {
      k: 'g'
      /** Score. */
      s: number
      /** Challenges that were found, by the value of their check. */
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
      /** How many of them were dwelt on. */
      i: number
      /** Waypoints that are left. */
      u: readonly number[]
    }
)
