import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ExpenseType } from '#domain/reports/expense'
import type { ListedExpense } from '#domain/reports/expenseList'
import { Chip } from '../../../ui/controls/Chip'
import styles from './ExpenseForm.module.css'

export interface KnownMerchantsProps {
  rows: readonly ListedExpense[]
  type: ExpenseType
  onChoose: (merchant: string) => void
}

/** As many as stand in two lines. */
const MOST = 5

/** The merchants that the fleet goes to most, a tap each. */
export function KnownMerchants({ rows, type, onChoose }: KnownMerchantsProps) {
  const { t } = useLingui()
  const names = useMemo(() => {
    const counts = new Map<string, number>()
    for (const row of rows)
      if (row.type === type) counts.set(row.merchantName, (counts.get(row.merchantName) ?? 0) + 1)
    return [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST)
      .map(([name]) => name)
  }, [rows, type])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box of its own
    <div role="group" aria-label={t`Often used`} className={styles.known}>
      {names.map((name) => (
        <Chip key={name} onToggle={() => onChoose(name)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}
