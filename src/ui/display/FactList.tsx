import type { ReactNode } from 'react'
import styles from './FactList.module.css'

export interface Fact {
  name: string
  value: ReactNode
}

/** Names on the left, values on the right, with hairlines between the rows. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
