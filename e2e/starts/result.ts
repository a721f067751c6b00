import type { StartPlan } from './plan'

export type Outcome =
  /** A heading, and a tap that is answered. */
  | 'screen'
  /** The plain page; its button led to a screen once the fault was gone. */
  | 'problem'
  /** The plain page, and its button led nowhere. */
  | 'stuck'
  /** Neither within the limit. */
  | 'none'
  /** The browser never answered the navigation: no document, no error. Asked again, the screen came (docs/starting.md S3). */
  | 'lost'
  /** The fault could not be made: nothing is said of the product. */
  | 'not-run'

/** How a cold start went. */
export interface StartResult extends StartPlan {
  build: string
  outcome: Outcome
  /** From the navigation to the heading or the plain page, milliseconds; null when there was none. */
  shownMs: number | null
  /** From the navigation to the answer of a tap, milliseconds. */
  answeredMs: number | null
  /** Documents that were loaded: more than one tells of a guarded reload. */
  loads: number
  /** Taps until one was answered. */
  taps: number
  /** The start with all that is done before and after it, milliseconds. */
  tookMs: number
  /** What was seen when there was no first screen, or why it did not run. */
  seen?: string
}
