import { useState } from 'react'

export interface Attempt<Act extends string> {
  /** What failed last and why; null once something is tried again. */
  failed: { act: Act; error: unknown } | null
  /** Does `work` and keeps why it failed; never rejects. */
  attempt: (act: Act, work: () => Promise<unknown>) => Promise<void>
}

/** Runs what staff ask for, so that a failure is shown (`ActProblem`) and not lost. */
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
