import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { mapLive, matchLive } from '#domain/base/live'
import type { ExpenseSearch } from '#domain/reports/expenseList'
import { readWindow } from '#domain/trips/windowSearch'
import { useCapabilities } from '../../state/capabilities'
import type { SelectedFleet } from '../../state/fleet'
import { Button } from '../../ui/controls/Button'
import { LinkButton } from '../../ui/controls/LinkButton'
import { cardClass } from '../../ui/display/cardClass'
import { Deferred } from '../../ui/feedback/Deferred'
import { Notice } from '../../ui/feedback/Notice'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { PeriodChoice } from '../../widgets/choice/PeriodChoice'
import { ListGate } from '../../widgets/list/ListGate'
import { CostView } from './CostView'
import { ExpenseSheet } from './detail/ExpenseSheet'
import styles from './ExpensesScreen.module.css'
import { ExpenseFigures } from './figures/ExpenseFigures'
import { ExpenseDialog } from './form/ExpenseDialog'
import { ExpenseList } from './list/ExpenseList'
import { useExpenseRows } from './useExpenseRows'

export interface ExpensesScreenProps {
  search: ExpenseSearch
  /** A `step` adds an entry to the history; undefined removes a parameter. */
  onSearch: (change: ExpenseSearch, how?: 'step' | 'rewrite') => void
  /** The fleet chosen in the header. */
  fleet: SelectedFleet
}

/** Used if the address has no number of days. */
const DEFAULT_DAYS = 30

/** Spending on fuel and charging: figures, the list, the cost per mile, and one expense with its receipt. */
export function ExpensesScreen({ search, onSearch, fleet: chosen }: ExpensesScreenProps) {
  const { t } = useLingui()
  const fleet = useDeferredValue(chosen)
  const rows = useExpenseRows(fleet)
  const days = readWindow(search.days, DEFAULT_DAYS)
  const view = search.view ?? 'list'
  // What is chosen changes at once; figures and rows follow.
  const shownDays = useDeferredValue(days)
  const shownView = useDeferredValue(view)
  const listed = useMemo(
    () => mapLive(rows, ({ ofFleet }) => ofFleet.filter(({ date }) => date.daysAgo <= shownDays)),
    [rows, shownDays],
  )
  if (!useCapabilities().fleets) return <NoExpenses />
  const edit = (id: string | null) => onSearch({ edit: id ?? undefined }, id === null ? 'rewrite' : 'step')
  const stored = matchLive(rows, {
    loading: () => null,
    ready: (value) => value,
    missing: () => null,
    error: () => null,
  })
  return (
    <ListGate live={rows}>
      <div className={styles.screen}>
        <div className={styles.head}>
          <PeriodChoice
            days={days}
            onDays={(next) => onSearch({ days: next === DEFAULT_DAYS ? undefined : `${next}` })}
          />
          <div className={styles.view}>
            <SegmentedControl
              label={t`Show`}
              segments={[
                { id: 'list', label: t`All expenses` },
                { id: 'cost', label: t`Cost by vehicle` },
              ]}
              value={view}
              onChange={(next) => onSearch({ view: next === 'cost' ? 'cost' : undefined })}
            />
          </div>
          <div className={styles.action}>
            <Button kind="primary" disabled={stored === null} onClick={() => edit('new')}>
              <Icon path={ACTION_ICONS.plus} />
              {t`Add expense`}
            </Button>
          </div>
        </div>
        <ExpenseFigures rows={rows} days={shownDays} fleet={fleet} />
        {shownView === 'cost' ? (
          <CostView rows={rows} days={shownDays} fleet={fleet} />
        ) : (
          <ExpenseList live={listed} search={search} onSearch={onSearch} days={shownDays} />
        )}
      </div>
      {stored && (
        <Deferred>
          <ExpenseSheet
            openId={search.expense ?? null}
            rows={stored}
            onClose={() => onSearch({ expense: undefined })}
            onEdit={edit}
          />
          <ExpenseDialog
            editId={search.edit ?? null}
            rows={stored}
            onClose={() => edit(null)}
            onDone={(id) => onSearch({ edit: undefined, expense: id })}
          />
        </Deferred>
      )}
    </ListGate>
  )
}

/** Shown in dealer mode, where only a typed address leads here. */
function NoExpenses() {
  const { t } = useLingui()
  return (
    <section className={cardClass()}>
      <Notice
        icon={ICONS.receipt}
        title={t`Expenses are for fleets`}
        actions={
          <LinkButton kind="primary" to="/1">
            {t`View all vehicles`}
          </LinkButton>
        }
      >
        <p>{t`Fueling and charging are recorded for fleet vehicles.`}</p>
      </Notice>
    </section>
  )
}
