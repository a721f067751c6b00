import { type ReactNode, useDeferredValue } from 'react'
import { type Live, matchLive } from '../../domain/kiosk/live'
import { LoadingState } from './LoadingState'
import { ProblemPanel } from './ProblemPanel'
import { useRetry } from './retry'

export interface GateProps<T> {
  live: Live<T>
  /** Drawn once the rows are there. */
  children: (value: T) => ReactNode
  /** While they are being read; rows in outline when not given. */
  loading?: ReactNode
  /** There is no such row: required by a query of one row, of no use to a list. */
  missing?: ReactNode
  /** Around the problem panel, such as the ground of a card. */
  frame?: (problem: ReactNode) => ReactNode
}

/**
 * The way from a query to a screen: outline, rows, not found, or what went wrong with a way to try
 * again. The first commit of a screen is what stands around the gate, the second what is behind it, so
 * that a press is answered by the heading at once.
 */
export function Gate<T>({ live, children, loading = <LoadingState />, missing = null, frame }: GateProps<T>) {
  const retry = useRetry()
  const isFramePainted = useDeferredValue(true, false)
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
