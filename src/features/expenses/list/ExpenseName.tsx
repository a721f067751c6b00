import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RawSearch } from '#domain/base/search'
import type { ListedExpense } from '#domain/reports/expenseList'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { TYPE_ICONS, TYPE_LABELS } from '../expenseLabels'
import styles from './cells.module.css'

/** First cell of a row: when, and what was paid for; opens the expense. */
export function ExpenseName({ expense, when }: { expense: ListedExpense; when: string }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { id, type, isDuplicate } = expense
  return (
    <Link
      to="/3"
      search={(before: RawSearch) => ({ ...before, expense: id })}
      resetScroll={false}
      className={styles.expense}
      data-row-link=""
    >
      <span className={styles.mark} data-type={type}>
        <Icon path={TYPE_ICONS[type]} />
      </span>
      <span className={styles.stack}>
        <span className={styles.when}>{when}</span>
        <span className={styles.faint}>{_(TYPE_LABELS[type])}</span>
        {isDuplicate && (
          <StatusLabel tone="med" icon={ICONS.triangleAlert}>{t`Possible duplicate`}</StatusLabel>
        )}
      </span>
    </Link>
  )
}
