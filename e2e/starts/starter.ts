import type { StartPlan } from './plan'
import type { StartResult } from './result'

export type Started = Pick<StartResult, 'outcome' | 'shownMs' | 'answeredMs' | 'loads' | 'taps' | 'seen'>

/** Makes cold starts of one engine, one after another. */
export interface Starter {
  /** @param busy told when the load of the plan is wanted: not while the harness prepares and tidies */
  start(plan: StartPlan, busy: (isWanted: boolean) => void): Promise<Started>
  close(): Promise<void>
}
