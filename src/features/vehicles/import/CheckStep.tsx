import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import type { FleetName } from '#domain/base/fleetName'
import { VIN_CHECK_INDEX, VIN_LENGTH } from '#domain/vehicle/vin'
import { IMPORT_PRICE_USD, type ImportRow, MAX_IMPORT, type VinFault } from '#domain/vehicle/vinImport'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/controls/Button'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { SelectField } from '../../../ui/fields/SelectField'
import { ICONS } from '../../../ui/icons/icons'
import { DataTable } from '../../../ui/table/DataTable'
import type { DataColumn } from '../../../ui/table/dataColumns'
import styles from './ImportDialog.module.css'

export interface FleetChoice {
  names: readonly FleetName[]
  value: FleetName | null
  choose: (name: FleetName) => void
}

export interface CheckStepProps {
  rows: readonly ImportRow[]
  onRepair: (row: ImportRow) => void
  fleet: FleetChoice
  accepted: boolean
  onAccept: (accepted: boolean) => void
  /** True after an attempt to add: missing input is marked. */
  tried: boolean
}

/** Review before the import: every line, the fleet, and the terms. */
export function CheckStep({ rows, onRepair, fleet, accepted, onAccept, tried }: CheckStepProps) {
  const { t } = useLingui()
  const { i18n } = useCatalog()
  const price = useFormats().money(IMPORT_PRICE_USD)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const count = rows.filter(({ faults }) => faults.length === 0).length
  const refused = rows.length - count
  return (
    <div className={styles.stack}>
      <p ref={summary} tabIndex={-1} className={styles.summary}>
        <strong>
          {plural(count, {
            0: 'No vehicles can be added yet.',
            one: '# vehicle will be added.',
            other: '# vehicles will be added.',
          })}
        </strong>{' '}
        {refused > 0 && plural(refused, { one: '# line will not.', other: '# lines will not.' })}
      </p>
      <PlanTable rows={rows} onRepair={onRepair} />
      {count > 0 && (
        <>
          <SelectField
            label={t`Fleet`}
            options={fleet.names.map((name) => ({ id: name, label: fleetLabel(name, i18n) }))}
            value={fleet.value}
            onChange={fleet.choose}
            {...(tried && fleet.value === null && { error: t`Value required` })}
          />
          <CheckboxField
            checked={accepted}
            onChange={onAccept}
            hint={t`This is a demo. Nothing is ordered, and a reset removes these vehicles.`}
            {...(tried && !accepted && { error: t`Value required` })}
          >
            {t`I accept the terms: ${price} per vehicle per month, plus tax. I can cancel by phone at any time.`}
          </CheckboxField>
        </>
      )}
    </div>
  )
}

const idOf = ({ index }: ImportRow) => String(index)

interface PlanTableProps {
  rows: readonly ImportRow[]
  /** Replaces a letter that VINs do not use with the likely digit. */
  onRepair: (row: ImportRow) => void
}

/** The lines of an import: the entered VIN, its year and make, and the result. */
function PlanTable({ rows, onRepair }: PlanTableProps) {
  const { t, i18n } = useLingui()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  const columns = useMemo(
    (): DataColumn<ImportRow>[] => [
      { id: 'line', header: t`Line`, width: 56, cell: ({ line }) => line },
      { id: 'vin', header: t`VIN`, width: 200, cell: (row) => (row.vin === '' ? null : <VinOf row={row} />) },
      { id: 'facts', header: t`Year and make`, width: 124, cell: factsText },
      {
        id: 'fate',
        header: t`Result`,
        width: 250,
        cell: (row) => <RowOutcome row={row} onRepair={onRepair} />,
      },
    ],
    [i18n.locale],
  )
  return (
    <div className={styles.plan}>
      <DataTable label={t`Lines in the list`} columns={columns} rows={rows} rowId={idOf} bare />
    </div>
  )
}

function VinOf({ row: { vin, text } }: { row: ImportRow }) {
  return <span className={styles.vin}>{vin.length === VIN_LENGTH ? vin : text}</span>
}

function factsText({ facts: { make, modelYear } }: ImportRow): string | null {
  const known = [modelYear, make].filter((fact) => fact !== null)
  return known.length === 0 ? null : known.join(' ')
}

interface RowOutcomeProps {
  row: ImportRow
  onRepair: (row: ImportRow) => void
}

/** Result of one line: added, added with a warning, or why not and what to do. */
function RowOutcome({ row, onRepair }: RowOutcomeProps) {
  const { t } = useLingui()
  const faultText = useFaultText()
  const { vin, faults, checkDigit } = row
  if (faults.length === 0 && checkDigit === null) {
    return <StatusLabel tone="ok" icon={ICONS.circleCheck}>{t`Will be added`}</StatusLabel>
  }
  if (faults.length === 0) {
    const stands = vin.charAt(VIN_CHECK_INDEX)
    return (
      <StatusLabel tone="med" icon={ICONS.triangleAlert}>
        {t`Will be added, but check it: position 9 is ${stands} and should be ${checkDigit}`}
      </StatusLabel>
    )
  }
  const canCorrect = faults.every((fault) => fault.kind === 'character' && fault.instead !== null)
  return (
    <div className={styles.fate}>
      {faults.map((fault) => (
        <StatusLabel
          key={fault.kind === 'character' ? fault.place : fault.kind}
          tone={isTyping(fault) ? 'high' : 'unk'}
          icon={isTyping(fault) ? ICONS.circleAlert : ICONS.minus}
        >
          {faultText(fault)}
        </StatusLabel>
      ))}
      {canCorrect && (
        <Button kind="soft" onClick={() => onRepair(row)}>
          {t`Replace`}
        </Button>
      )}
    </div>
  )
}

/** Whether it is a typing error; other faults are vehicles that exist already, or too many. */
function isTyping({ kind }: VinFault): boolean {
  return kind === 'blank' || kind === 'length' || kind === 'character'
}

function useFaultText(): (fault: VinFault) => string {
  const { t } = useLingui()
  return (fault) => {
    switch (fault.kind) {
      case 'blank':
        return t`Value required`
      case 'length': {
        const { length } = fault
        return plural(length, {
          one: '# character; a VIN has 17',
          other: '# characters; a VIN has 17',
        })
      }
      case 'character': {
        const { character, place, instead } = fault
        return instead === null
          ? t`“${character}” in position ${place} is not allowed in a VIN`
          : t`${character} in position ${place}: VINs never use I, O, or Q. Did you mean ${instead}?`
      }
      case 'repeated': {
        const { line } = fault
        return t`Same VIN as line ${line}`
      }
      case 'known': {
        const { label } = fault
        return t`${label} already has this VIN`
      }
      case 'overLimit': {
        const { number } = fault
        return t`Number ${number}: the limit is ${MAX_IMPORT} at a time. Kept for next time.`
      }
    }
  }
}
