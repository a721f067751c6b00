import { useLingui } from '@lingui/react/macro'
import { calendarDay } from '#domain/base/demoTime'
import { type CsvValue, csvDialect, writeCsv } from '#domain/base/writeCsv'
import type { ListedExpense } from '#domain/reports/expenseList'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import { toDistanceUnit, toVolumeUnit } from '../../../i18n/units'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/controls/Button'
import { saveFile } from '../../../ui/controls/saveFile'
import { toast } from '../../../ui/feedback/toast'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { DESCRIPTION_LABELS, TYPE_LABELS } from '../expenseLabels'

const fileName = 'expenses.csv'

/** Saves the listed expenses in their order as CSV, with plain numbers and ISO dates. */
export function DownloadList({ rows }: { rows: readonly ListedExpense[] | null }) {
  const { t, i18n } = useLingui()
  const write = useExpenseTable()
  return (
    <Button
      kind="plain"
      disabled={rows === null || rows.length === 0}
      onClick={() => {
        saveFile(fileName, 'text/csv;charset=utf-8', writeCsv(write(rows ?? []), csvDialect(i18n.locale)))
        toast(t`${fileName} saved`)
      }}
    >
      <Icon path={ACTION_ICONS.download} />
      {t`Download CSV`}
    </Button>
  )
}

/** The header and rows of the file, in the visitor's language and units. */
function useExpenseTable(): (rows: readonly ListedExpense[]) => CsvValue[][] {
  const { t, i18n } = useLingui()
  const { at, timeZone, system } = useFormats()
  const unit = (name: keyof typeof UNIT_LABELS) => i18n._(UNIT_LABELS[name])
  const isMetric = system === 'metric'
  const moment = (time: ListedExpense['date']) => {
    const { year, month, day } = calendarDay(at(time), timeZone, 0)
    const two = (value: number) => String(value).padStart(2, '0')
    const { minuteOfDay } = time
    return `${year}-${two(month)}-${two(day)} ${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`
  }
  const round = (value: number, digits: number) => Number(value.toFixed(digits))
  return (rows) => [
    [
      t`Date`,
      t`Type`,
      t`Merchant`,
      t`Vehicle`,
      t`Driver`,
      t`Fleet`,
      t`Status`,
      `${t`Amount`} (USD)`,
      t`Volume or energy`,
      t`Unit`,
      `${t`Unit price`} (USD)`,
      `${t`Odometer`} (${unit(isMetric ? 'kilometers' : 'miles')})`,
      t`Description`,
      t`Receipt`,
      t`Created on`,
      t`Created by`,
      t`Edited by`,
    ],
    ...rows.map((row): CsvValue[] => {
      const { type, details } = row
      const isFuel = type === 'fueling'
      const factor = isFuel ? toVolumeUnit(system, 1) : 1
      return [
        moment(row.date),
        i18n._(TYPE_LABELS[type]),
        row.merchantName,
        row.vehicleLabel,
        row.driverName,
        fleetLabel(row.fleet, i18n),
        t`Valid`,
        row.amount,
        round(details.volume * factor, 3),
        unit(isFuel ? (isMetric ? 'liters' : 'gallons') : 'kilowattHours'),
        round(details.unitPrice / factor, 4),
        Math.round(toDistanceUnit(system, details.odometerMi)),
        i18n._(DESCRIPTION_LABELS[row.description]),
        row.attachment ? t`Attached` : t`None`,
        moment(row.createdOn),
        row.createdBy === null ? t`Automatically` : row.createdByName,
        row.editedByName,
      ]
    }),
  ]
}
