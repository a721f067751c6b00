import { useLingui as useCatalog } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { RawSearch } from '#domain/base/search'
import type { ListedExpense } from '#domain/reports/expenseList'
import { type ExpenseTotals, expenseTotals } from '#domain/reports/expenseTotals'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { useFormats } from '../../../i18n/useFormats'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { DESCRIPTION_LABELS, TYPE_ICONS, TYPE_LABELS } from '../expenseLabels'
import styles from './cells.module.css'

/** A time as a number that increases, to sort by. */
const minuteOf = ({ daysAgo, minuteOfDay }: ListedExpense['date']) => minuteOfDay - daysAgo * 1440

/** The columns of the list (docs/rules.md XP-01 to XP-14). */
export function useExpenseColumns(): readonly DataColumn<ListedExpense>[] {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  return useMemo((): DataColumn<ListedExpense>[] => {
    const { at, dateTime, money, volume, energy, unitPrice, distance } = formats
    const moment = (time: ListedExpense['date']) => dateTime(at(time))
    const amountOf = ({ type, details }: ListedExpense) =>
      (type === 'charging' ? energy : volume)(details.volume).text
    const priceOf = ({ type, details }: ListedExpense) =>
      unitPrice(details.unitPrice, type === 'charging' ? 'energy' : 'volume').text
    return [
      {
        id: 'date',
        opens: true,
        header: t`Date and type`,
        width: 212,
        highFirst: true,
        cell: (expense) => <ExpenseName expense={expense} when={moment(expense.date)} />,
        sortBy: ({ date }) => minuteOf(date),
        total: (rows) => <TotalName count={rows.length} />,
      },
      {
        id: 'merchant',
        header: t`Merchant`,
        width: 184,
        cell: ({ merchantName }) => <bdi className={styles.name}>{merchantName}</bdi>,
        sortBy: ({ merchantName }) => merchantName,
      },
      {
        id: 'vehicle',
        header: t`Vehicle`,
        width: 124,
        cell: ({ vehicleLabel }) => vehicleLabel && <bdi className={styles.name}>{vehicleLabel}</bdi>,
        sortBy: ({ vehicleLabel }) => vehicleLabel,
      },
      {
        id: 'amount',
        header: t`Amount`,
        width: 112,
        keep: true,
        numeric: true,
        highFirst: true,
        cell: ({ amount }) => <span className={styles.amount}>{money(amount)}</span>,
        sortBy: ({ amount }) => amount,
        total: (rows) => <span className={styles.amount}>{money(expenseTotals(rows).amount)}</span>,
      },
      {
        id: 'volume',
        header: t`Volume or energy`,
        width: 138,
        numeric: true,
        highFirst: true,
        cell: (expense) => (
          <span className={styles.stack}>
            {amountOf(expense)}
            <span className={styles.faint}>{priceOf(expense)}</span>
          </span>
        ),
        sortBy: ({ details }) => details.volume,
        total: (rows) => <TotalVolume totals={expenseTotals(rows)} />,
      },
      {
        id: 'receipt',
        header: t`Receipt`,
        width: 112,
        cell: ({ attachment }) =>
          attachment ? (
            <StatusLabel tone="brand" icon={ICONS.receipt}>{t`Attached`}</StatusLabel>
          ) : (
            <span className={styles.faint}>{t`None`}</span>
          ),
        sortBy: ({ attachment }) => Number(attachment),
      },
      {
        id: 'driver',
        header: t`Driver`,
        width: 148,
        cell: ({ driverName }) => driverName && <bdi className={styles.name}>{driverName}</bdi>,
        sortBy: ({ driverName }) => driverName,
      },
      {
        id: 'fleet',
        header: t`Fleet`,
        width: 124,
        cell: ({ fleet }) => <span className={styles.name}>{fleetLabel(fleet, i18n)}</span>,
        sortBy: ({ fleet }) => fleetLabel(fleet, i18n),
      },
      {
        id: 'status',
        header: t`Status`,
        width: 108,
        cell: () => <StatusLabel tone="ok" icon={ICONS.circleCheck}>{t`Valid`}</StatusLabel>,
        sortBy: ({ status }) => status,
      },
      {
        id: 'odometer',
        header: t`Odometer`,
        width: 120,
        numeric: true,
        highFirst: true,
        cell: ({ details }) => distance(details.odometerMi).text,
        sortBy: ({ details }) => details.odometerMi,
      },
      {
        id: 'description',
        header: t`Description`,
        width: 150,
        cell: ({ description }) => i18n._(DESCRIPTION_LABELS[description]),
        sortBy: ({ description }) => i18n._(DESCRIPTION_LABELS[description]),
      },
      {
        id: 'createdOn',
        header: t`Created on`,
        width: 160,
        highFirst: true,
        cell: ({ createdOn }) => moment(createdOn),
        sortBy: ({ createdOn }) => minuteOf(createdOn),
      },
      {
        id: 'createdBy',
        header: t`Created by`,
        width: 150,
        cell: ({ createdBy, createdByName }) =>
          createdBy === null ? t`Automatically` : <bdi className={styles.name}>{createdByName}</bdi>,
        sortBy: ({ createdByName }) => createdByName,
      },
      {
        id: 'editedBy',
        header: t`Edited by`,
        width: 150,
        cell: ({ editedByName }) => editedByName && <bdi className={styles.name}>{editedByName}</bdi>,
        sortBy: ({ editedByName }) => editedByName,
      },
    ]
  }, [t, i18n, formats])
}

/** First cell of a row: time and type of the expense, with a link that opens it. */
function ExpenseName({ expense, when }: { expense: ListedExpense; when: string }) {
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

/** The number of expenses in the last row's totals. */
function TotalName({ count }: { count: number }) {
  return (
    <span className={styles.stack}>
      <span className={styles.amount}>
        <Trans>Total</Trans>
      </span>
      <span className={styles.faint}>
        <Plural value={count} one="# expense listed" other="# expenses listed" />
      </span>
    </span>
  )
}

/** Gallons and kWh on separate lines, because they cannot be added. */
function TotalVolume({ totals }: { totals: ExpenseTotals }) {
  const { volume, energy } = useFormats()
  const { fueling, charging } = totals
  return (
    <span className={styles.stack}>
      {fueling.count > 0 && <span className={styles.amount}>{volume(fueling.volume).text}</span>}
      {charging.count > 0 && <span className={styles.amount}>{energy(charging.volume).text}</span>}
    </span>
  )
}
