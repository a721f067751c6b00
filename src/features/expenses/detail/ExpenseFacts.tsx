import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ListedExpense } from '#domain/reports/expenseList'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { MISSING } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'
import { FactList } from '../../../ui/display/FactList'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { DESCRIPTION_LABELS } from '../expenseLabels'
import styles from './ExpenseFacts.module.css'

/** Every field of an expense (docs/rules.md XP-00). */
export function ExpenseFacts({ expense }: { expense: ListedExpense }) {
  const { t, i18n } = useLingui()
  const { at, dateTime, volume, energy, unitPrice, distance } = useFormats()
  const { type, details, vehicleId, vehicleLabel, driverId, driverName } = expense
  const isFuel = type === 'fueling'
  return (
    <FactList
      facts={[
        { name: t`Description`, value: i18n._(DESCRIPTION_LABELS[expense.description]) },
        { name: t`Merchant`, value: <bdi>{expense.merchantName}</bdi> },
        {
          name: isFuel ? t`Volume` : t`Energy`,
          value: (isFuel ? volume : energy)(details.volume).text,
        },
        { name: t`Unit price`, value: unitPrice(details.unitPrice, isFuel ? 'volume' : 'energy').text },
        { name: t`Odometer`, value: distance(details.odometerMi).text },
        {
          name: t`Vehicle`,
          value: vehicleLabel ? (
            <Link to="/1/detail/$id" params={{ id: vehicleId }} className={styles.link}>
              <bdi>{vehicleLabel}</bdi>
            </Link>
          ) : (
            MISSING
          ),
        },
        {
          name: t`Driver`,
          value: driverName ? (
            <Link to="/2/detail/$id" params={{ id: driverId }} className={styles.link}>
              <bdi>{driverName}</bdi>
            </Link>
          ) : (
            MISSING
          ),
        },
        { name: t`Fleet`, value: fleetLabel(expense.fleet, i18n) },
        {
          name: t`Status`,
          value: <StatusLabel tone="ok" icon={ICONS.circleCheck}>{t`Valid`}</StatusLabel>,
        },
        { name: t`Created on`, value: dateTime(at(expense.createdOn)) },
        {
          name: t`Created by`,
          value: expense.createdBy === null ? t`Automatically` : (expense.createdByName ?? MISSING),
        },
        { name: t`Edited by`, value: expense.editedByName ?? MISSING },
      ]}
    />
  )
}
