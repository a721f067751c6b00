import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { asAppError } from '#domain/base/errors'
import { PROBLEMS } from '../../../ui/feedback/problems'
import styles from './panels.module.css'

export interface ActProblemProps {
  /** What the act rejected with. */
  error: unknown
  /** What did not happen, in a sentence. */
  children: ReactNode
}

/** Why something that staff asked for did not happen, and what to do, beside the control that tries it again. */
export function ActProblem({ error, children }: ActProblemProps) {
  const { _ } = useLingui()
  const { code } = asAppError(error)
  const { title, text } = PROBLEMS[code]
  // The title of an unknown fault speaks of a screen.
  const happened = code === 'bug' ? '' : `${_(title)}. `
  return (
    <p role="alert" className={styles.bad}>
      {children} {happened}
      {_(text)}
    </p>
  )
}
