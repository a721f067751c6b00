import { useState } from 'react'

export interface Attempt<Act extends string> {
  /** The last failure and its cause; null after a new attempt. */
  failed: { act: Act; error: unknown } | null
  /** Runs `work` and keeps its error; never rejects. */
  attempt: (act: Act, work: () => Promise<unknown>) => Promise<void>
}

/** Runs actions of staff, so that a failure is shown (`ActProblem`) and not lost. */
export function useAttempt<Act extends string>(): Attempt<Act> {
  const [failed, setFailed] = useState<Attempt<Act>['failed']>(null)
  const attempt = async (act: Act, work: () => Promise<unknown>) => {
    setFailed(null)
    try {
      await work()
    } catch (error) {
      setFailed({ act, error })
    }
  }
  return { failed, attempt }
}
