import type { ReactNode } from 'react'
import { type Live, matchLive } from '#domain/base/live'
import { useFramePainted } from './framePainted'
import { LoadingState } from './LoadingState'
import { ProblemPanel } from './ProblemPanel'
import { useRetry } from './retry'

export interface GateProps<T> {
  live: Live<T>
  /** Renders the loaded value. */
  children: (value: T) => ReactNode
  /** Shown while loading; skeleton rows by default. */
  loading?: ReactNode
  /** Shown if there is no such row: required for a query of one row, not used for lists. */
  missing?: ReactNode
  /** Wraps the problem panel, for example in a card surface. */
  frame?: (problem: ReactNode) => ReactNode
}

/**
 * Renders a query: skeleton, content, not found, or an error with a retry. If the heading is not painted yet,
 * the content is rendered in a second commit after its surroundings, so that a press shows the heading at
 * once.
 */
export function Gate<T>({ live, children, loading = <LoadingState />, missing = null, frame }: GateProps<T>) {
  const retry = useRetry()
  const isFramePainted = useFramePainted()
  return matchLive(live, {
    loading: () => loading,
    ready: (value) => (isFramePainted ? children(value) : null),
    missing: () => missing,
    error: ({ code }) => {
      const problem = <ProblemPanel code={code} onRetry={() => retry(code)} />
      return frame ? frame(problem) : problem
    },
  })
}
