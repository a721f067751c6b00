import type { ReactNode } from 'react'
import { type Live, matchLive } from '#domain/base/live'
import { surface } from '../../ui/display/surface'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { useRetry } from '../../ui/feedback/retry'

export interface ListGateProps {
  live: Live<unknown>
  /** The list and its tools, which draw by themselves that rows are still coming. */
  children: ReactNode
}

/** In place of a list that could not be read: why there is none, and what to do. */
export function ListGate({ live, children }: ListGateProps) {
  const retry = useRetry()
  const list = () => children
  return matchLive(live, {
    loading: list,
    ready: list,
    missing: list,
    error: ({ code }) => (
      <section className={surface()}>
        <ProblemPanel code={code} onRetry={() => retry(code)} />
      </section>
    ),
  })
}
