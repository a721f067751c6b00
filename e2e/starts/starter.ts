import type { StartPlan } from './plan'
import type { StartResult } from './result'

export type Started = Pick<StartResult, 'outcome' | 'shownMs' | 'answeredMs' | 'loads' | 'taps' | 'seen'>

/** Makes cold starts of one engine, one after another. */
export interface Starter {
  start(plan: StartPlan): Promise<Started>
  close(): Promise<void>
}
