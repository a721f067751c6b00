import type { ReactNode } from 'react'

export interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[]
  className?: string | undefined
}

/** Names with their values, one line for each. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
