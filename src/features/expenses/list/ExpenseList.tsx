import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { type Live, valueOr } from '#domain/base/live'
import type { Sections } from '#domain/lists/sections'
import { merchantKey } from '#domain/reports/expense'
import {
  EXPENSE_LIST,
  type ExpenseSearch,
  type ExpenseSection,
  expenseValues,
  type ListedExpense,
} from '#domain/reports/expenseList'
import type { WindowDays } from '#domain/vehicle/score'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { useFormats } from '../../../i18n/useFormats'
import { useWaypoint } from '../../../state/waypoints'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import { ActiveFilters } from '../../../widgets/list/ActiveFilters'
import { ColumnChooser } from '../../../widgets/list/ColumnChooser'
import { FilterButton } from '../../../widgets/list/FilterButton'
import type { SectionLabels } from '../../../widgets/list/filterParts'
import { ListTable } from '../../../widgets/list/ListTable'
import { QuickChips } from '../../../widgets/list/QuickChips'
import { ResultCount } from '../../../widgets/list/ResultCount'
import { SearchBox } from '../../../widgets/list/SearchBox'
import { useList } from '../../../widgets/list/useList'
import { useListAddress } from '../../../widgets/list/useListAddress'
import { DESCRIPTION_LABELS, TYPE_LABELS } from '../expenseLabels'
import { DownloadList } from './DownloadList'
import styles from './ExpenseList.module.css'
import { useExpenseColumns } from './useExpenseColumns'

export interface ExpenseListProps {
  /** The expenses of the chosen fleet and period. */
  live: Live<readonly ListedExpense[]>
  search: ExpenseSearch
  onSearch: (change: ExpenseSearch) => void
  days: WindowDays
}

const FIRST_SORT = { column: 'date', descending: true }
const rowId = ({ id }: ListedExpense) => id

/** The expenses of a period, with search, filter, order and totals; each row opens its expense. */
export function ExpenseList({ live, search, onSearch, days }: ExpenseListProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const columns = useExpenseColumns()
  const { sections, words } = useExpenseWords(valueOr(live, null))
  // This filter has no switch; it is removed by clearing its values.
  const address = useListAddress<ExpenseSection>(
    { search: { ...search, filter: undefined }, onSearch },
    { sections, columns, firstSort: FIRST_SORT },
  )
  const list = useList<ListedExpense, ExpenseSection>({
    live,
    address,
    sections,
    columns,
    valuesOf: expenseValues,
    textOf: useExpenseText(),
  })
  const { all, shown, optionsOf } = list
  const { filter, setFilter } = address
  const parts = { sections, words, filter, setFilter, optionsOf }
  const showing = all && shown && <ResultCount shown={shown.length} all={all.length} />
  const numberOfDays = whole(days)
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox
            label={t`Search expenses`}
            placeholder={t`Merchant, vehicle, or driver`}
            text={address.text}
            setText={address.setText}
          />
        </div>
        <FilterButton {...parts} opens="sheet" showing={showing} />
        <DownloadList rows={shown} />
        <div className={styles.line}>
          <QuickChips {...parts} section="type" count={all?.length ?? 0} />
          <div className={styles.count}>
            <p role="status">{showing}</p>
            <ColumnChooser list={list} />
          </div>
        </div>
      </div>
      <ActiveFilters {...parts} quick="type" />
      <div ref={useWaypoint('expenses')}>
        <ListTable
          list={list}
          label={t`Expenses`}
          rowId={rowId}
          empty={
            <EmptyState icon={ICONS.receipt} title={t`No expenses in ${numberOfDays} days`}>
              <p>{t`Choose a longer period, or add an expense.`}</p>
            </EmptyState>
          }
          searchHint={t`Search by merchant, vehicle, driver, type, description, or fleet.`}
        />
      </div>
    </div>
  )
}

/** The text that a search matches, in the visitor's language. */
function useExpenseText(): (expense: ListedExpense) => string {
  const { i18n } = useLingui()
  return useCallback(
    (expense) =>
      [
        expense.merchantName,
        expense.vehicleLabel,
        expense.driverName,
        expense.createdByName,
        expense.editedByName,
        fleetLabel(expense.fleet, i18n),
        i18n._(TYPE_LABELS[expense.type]),
        i18n._(DESCRIPTION_LABELS[expense.description]),
      ].join(' '),
    [i18n],
  )
}

interface ExpenseWords {
  /** Values of the rows, sorted by their names. */
  sections: Sections<ExpenseSection>
  words: SectionLabels<ExpenseSection>
}

/** The sections of the filter with the values of the rows, and their names. */
function useExpenseWords(rows: readonly ListedExpense[] | null): ExpenseWords {
  const { t, i18n } = useLingui()
  return useMemo(() => {
    const all = rows ?? []
    const names = {
      vehicles: new Map(all.map((one) => [one.vehicleId, one.vehicleLabel ?? ''])),
      drivers: new Map(all.map((one) => [one.driverId, one.driverName ?? ''])),
      merchants: new Map(all.map((one) => [merchantKey(one), one.merchantName])),
      fleets: new Map(all.map(({ fleet }) => [fleet, fleetLabel(fleet, i18n)])),
    }
    const { compare } = new Intl.Collator(i18n.locale, { numeric: true })
    const byName = (of: ReadonlyMap<string, string>) =>
      [...of].toSorted(([, a], [, b]) => compare(a, b)).map(([id]) => id)
    const titles: Record<ExpenseSection, string> = {
      type: t`Type`,
      vehicles: t`Vehicle`,
      drivers: t`Driver`,
      merchants: t`Merchant`,
      fleets: t`Fleet`,
      receipt: t`Receipt`,
      entry: t`Entered`,
      check: t`To check`,
    }
    const codes: Record<string, string> = {
      fueling: i18n._(TYPE_LABELS.fueling),
      charging: i18n._(TYPE_LABELS.charging),
      with: t`With a receipt`,
      without: t`Without a receipt`,
      automatic: t`Automatically`,
      byHand: t`By hand`,
      duplicate: t`Possible duplicate`,
    }
    return {
      sections: {
        ...EXPENSE_LIST,
        vehicles: byName(names.vehicles),
        drivers: byName(names.drivers),
        merchants: byName(names.merchants),
        fleets: byName(names.fleets),
      },
      words: {
        section: (section) => titles[section],
        value: (section, value) =>
          (section in names ? names[section as keyof typeof names].get(value) : codes[value]) ?? value,
      },
    }
  }, [rows, t, i18n])
}
