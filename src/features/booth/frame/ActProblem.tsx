import { useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { asAppError } from '#domain/base/errors'
import { PROBLEMS } from '../../../ui/feedback/problems'
import styles from './panels.module.css'

export interface ActProblemProps {
  error: unknown
  /** What failed, in a sentence. */
  children: ReactNode
}

/** Why an action of staff failed, and what to do, beside the control that retries it. */
export function ActProblem({ error, children }: ActProblemProps) {
  const { _ } = useLingui()
  const { code } = asAppError(error)
  const { title, text } = PROBLEMS[code]
  // The title of an unknown error is about a screen.
  const happened = code === 'bug' ? '' : `${_(title)}. `
  return (
    <p role="alert" className={styles.bad}>
      {children} {happened}
      {_(text)}
    </p>
  )
}

interface Attempt<Act extends string> {
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
