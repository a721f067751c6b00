import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
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
