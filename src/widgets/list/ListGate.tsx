import type { ReactNode } from 'react'
import { type Live, matchLive } from '#domain/base/live'
import { cardClass } from '../../ui/display/cardClass'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { useRetry } from '../../ui/feedback/retry'

export interface ListGateProps {
  live: Live<unknown>
  /** The list and its tools, which show their own loading state. */
  children: ReactNode
}

/** Replaces a list that could not be read with its error. */
export function ListGate({ live, children }: ListGateProps) {
  const retry = useRetry()
  const list = () => children
  return matchLive(live, {
    loading: list,
    ready: list,
    missing: list,
    error: ({ code }) => (
      <section className={cardClass()}>
        <ProblemPanel code={code} onRetry={() => retry(code)} />
      </section>
    ),
  })
}
