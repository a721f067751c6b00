import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { calendarDay, workingDay } from '#domain/base/demoTime'
import {
  DESCRIPTIONS_OF,
  EXPENSE_TYPES,
  type ExpenseType,
  LISTED_DAYS,
  MAX_MERCHANT,
} from '#domain/reports/expense'
import { computedField } from '#domain/reports/expenseAmounts'
import type { ListedExpense } from '#domain/reports/expenseList'
import type { EntryField } from '#domain/reports/expenseProblems'
import { modelText } from '#domain/vehicle/vehicle'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { Button } from '../../../ui/controls/Button'
import { Chip } from '../../../ui/controls/Chip'
import { DateField } from '../../../ui/dayfields/DateField'
import { ComboBoxField } from '../../../ui/fields/ComboBoxField'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import { DESCRIPTION_LABELS, TYPE_LABELS } from '../expenseLabels'
import { PickPicture } from '../receipt/PickPicture'
import { ReceiptPicture } from '../receipt/ReceiptPicture'
import type { ExpenseRows } from '../useExpenseRows'
import styles from './ExpenseForm.module.css'
import { daysAgoOf } from './expenseFormText'
import type { ExpenseEditing } from './useExpenseForm'
import { useProblemText } from './useProblemText'

export interface ExpenseFieldsProps {
  editing: ExpenseEditing
  rows: ExpenseRows
  /** The picture of the receipt that is stored with the expense. */
  storedPicture: string | undefined
}

/** The fields of an expense. An invalid value is marked at once, a missing one after an attempt to save. */
export function ExpenseFields({ editing, rows, storedPicture }: ExpenseFieldsProps) {
  const { t, i18n } = useLingui()
  const { distance, energy, system, timeZone, volume } = useFormats()
  const now = useDemoNow()
  const { form, change, typeIn, vehicle, tank, readings } = editing
  const problemText = useProblemText(editing)
  const error = (field: EntryField) =>
    editing.saving.tried || editing.problems[field] !== 'missing' ? problemText(field) : undefined
  const isFuel = form.type === 'fueling'
  const isMetric = system === 'metric'
  const unit = i18n._(
    isFuel ? (isMetric ? UNIT_LABELS.liters : UNIT_LABELS.gallons) : UNIT_LABELS.kilowattHours,
  )
  const computed = computedField(form.typed)
  const calculated = (field: typeof computed) =>
    field === computed ? t`Calculated from the other two` : undefined
  const today = workingDay(now, timeZone, 0)
  const capacity = (isFuel ? volume : energy)(tank).text
  const last = distance(readings.before).text
  return (
    <>
      <SegmentedControl
        label={t`Type`}
        block
        segments={EXPENSE_TYPES.map((type) => ({
          id: type,
          label: i18n._(TYPE_LABELS[type]),
        }))}
        value={form.type}
        onChange={editing.setType}
      />
      <div className={styles.pair}>
        <ComboBoxField
          key={form.type}
          label={t`Vehicle`}
          options={rows.vehicles
            .filter(({ details }) => details.ev === !isFuel)
            .map((one) => ({ id: one.id, label: one.label, detail: modelText(one) }))}
          value={form.vehicleId || null}
          onChange={(chosen) => (chosen === null ? change({ vehicleId: '' }) : editing.setVehicle(chosen))}
          placeholder={t`Search vehicles`}
          error={error('vehicleId')}
        />
        <ComboBoxField
          label={t`Driver`}
          options={rows.drivers.map((one) => ({ id: one.id, label: one.name }))}
          value={form.driverId || null}
          onChange={(chosen) => change({ driverId: chosen ?? '' })}
          placeholder={t`Search drivers`}
          error={error('driverId')}
        />
      </div>
      <div>
        <TextField
          label={t`Merchant`}
          value={form.merchant}
          onChange={(merchant) => change({ merchant })}
          maxLength={MAX_MERCHANT}
          autoComplete="off"
          error={error('merchant')}
        />
        <KnownMerchants rows={rows.all} type={form.type} onChoose={(merchant) => change({ merchant })} />
      </div>
      <div className={styles.pair}>
        <DateField
          label={t`Date`}
          value={form.day === null ? null : workingDay(now, timeZone, form.day)}
          onChange={(day) => change({ day: daysAgoOf(day, now, timeZone) })}
          today={today}
          min={workingDay(now, timeZone, LISTED_DAYS)}
          max={calendarDay(now, timeZone, 0)}
          error={error('day')}
        />
        <TextField
          label={t`Time`}
          value={form.time}
          onChange={(time) => change({ time })}
          maxLength={12}
          autoComplete="off"
          error={error('time')}
        />
      </div>
      <div className={styles.triple}>
        <TextField
          label={isFuel ? t`Volume` : t`Energy`}
          inputMode="decimal"
          value={form.volume}
          onChange={(text) => typeIn('volume', text)}
          maxLength={12}
          autoComplete="off"
          suffix={<span className={styles.unit}>{unit}</span>}
          hint={
            calculated('volume') ??
            (tank === null || editing.problems.volume === 'overTank'
              ? undefined
              : isFuel
                ? t`The tank holds ${capacity}.`
                : t`The battery holds ${capacity}.`)
          }
          error={error('volume')}
        />
        <TextField
          label={t`Unit price`}
          inputMode="decimal"
          value={form.unitPrice}
          onChange={(text) => typeIn('unitPrice', text)}
          maxLength={12}
          autoComplete="off"
          suffix={<span className={styles.unit}>{`$/${unit}`}</span>}
          hint={calculated('unitPrice')}
          error={error('unitPrice')}
        />
        <TextField
          label={t`Amount before tax`}
          inputMode="decimal"
          value={form.amount}
          onChange={(text) => typeIn('amount', text)}
          maxLength={12}
          autoComplete="off"
          suffix={<span className={styles.unit}>USD</span>}
          hint={calculated('amount')}
          error={error('amount')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t`Odometer`}
          inputMode="numeric"
          value={form.odometer}
          onChange={(odometer) => change({ odometer })}
          maxLength={12}
          autoComplete="off"
          suffix={
            <span className={styles.unit}>
              {i18n._(isMetric ? UNIT_LABELS.kilometers : UNIT_LABELS.miles)}
            </span>
          }
          hint={vehicle && readings.before !== null ? t`Last reading: ${last}` : undefined}
          error={error('odometerMi')}
        />
        <SelectField
          label={t`Description`}
          options={DESCRIPTIONS_OF[form.type].map((one) => ({
            id: one,
            label: i18n._(DESCRIPTION_LABELS[one]),
          }))}
          value={form.description}
          onChange={(description) => change({ description })}
        />
      </div>
      <ReceiptField
        picture={form.picture}
        storedPicture={storedPicture}
        onPicture={(picture) => change({ picture })}
      />
    </>
  )
}

interface KnownMerchantsProps {
  rows: readonly ListedExpense[]
  type: ExpenseType
  onChoose: (merchant: string) => void
}

/** Number of names that fit in two lines. */
const MOST = 5

/** The most frequent merchants of the fleet; a tap fills in the name. */
function KnownMerchants({ rows, type, onChoose }: KnownMerchantsProps) {
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own legend and box
    <div role="group" aria-label={t`Often used`} className={styles.known}>
      {names.map((name) => (
        <Chip key={name} onToggle={() => onChoose(name)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}

interface ReceiptFieldProps {
  /** The new one, a JPEG data URL; empty without one. */
  picture: string
  storedPicture: string | undefined
  onPicture: (picture: string) => void
}

/** A picture of the receipt, which is attached when the expense is saved. */
function ReceiptField({ picture, storedPicture, onPicture }: ReceiptFieldProps) {
  const { t } = useLingui()
  const shown = picture || storedPicture
  return (
    <fieldset className={styles.receipt}>
      <legend className={styles.legend}>{t`Receipt`}</legend>
      {shown && <ReceiptPicture picture={shown} />}
      <div className={styles.receiptActions}>
        <PickPicture onPicture={onPicture}>
          {shown ? t`Choose another picture` : t`Attach a picture`}
        </PickPicture>
        {picture !== '' && (
          <Button kind="ghost" onClick={() => onPicture('')}>
            {t`Remove the picture`}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
