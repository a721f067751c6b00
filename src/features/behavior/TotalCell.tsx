import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BehaviorTotal } from '#domain/behavior/behavior'
import { MISSING } from '../../i18n/formats'
import styles from './TotalCell.module.css'

export interface TotalCellProps {
  totals: readonly BehaviorTotal[]
  figure: (total: BehaviorTotal) => ReactNode
  /** The cell names the vehicles that are totaled. */
  isName: boolean
}

/** A cell of the last row, with one line for each total. */
export function TotalCell({ totals, figure, isName }: TotalCellProps) {
  return (
    <span className={styles.lines}>
      {totals.map((total) => (
        <span key={total.of}>{isName ? <Name total={total} /> : (figure(total) ?? MISSING)}</span>
      ))}
    </span>
  )
}

function Name({ total: { of, vehicles } }: { total: BehaviorTotal }) {
  const { t } = useLingui()
  if (of === 'gas') {
    return t`${plural(vehicles, { one: '# gas vehicle', other: 'All # gas vehicles' })}`
  }
  if (of === 'electric') {
    return t`${plural(vehicles, { one: '# electric vehicle', other: 'All # electric vehicles' })}`
  }
  return t`${plural(vehicles, { one: '# vehicle', other: 'All # vehicles' })}`
}
