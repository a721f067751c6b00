import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { VIN_LENGTH } from '#domain/vehicle/vin'
import type { ImportRow } from '#domain/vehicle/vinImport'
import { DataTable } from '../../../ui/table/DataTable'
import type { DataColumn } from '../../../ui/table/dataColumns'
import styles from './ImportDialog.module.css'
import { RowOutcome } from './RowOutcome'

const idOf = ({ index }: ImportRow) => String(index)

export interface PlanTableProps {
  rows: readonly ImportRow[]
  /** Puts the likely figure in the place of a letter that a VIN does not have. */
  onRepair: (row: ImportRow) => void
}

/** The lines of an import: what was written, what it tells, and what will happen. */
export function PlanTable({ rows, onRepair }: PlanTableProps) {
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
