import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { CheckedProspect } from '../../../domain/booth/ownFleet/prospects'
import { DataTable } from '../../../ui/table/DataTable'
import type { DataColumn } from '../../../ui/table/dataColumns'
import styles from './OwnFleetPreview.module.css'
import { ProspectResult } from './ProspectResult'

const idOf = ({ line }: CheckedProspect) => String(line)

/** Rows of a list that are left out or changed: what was written and what becomes of it, those left out first. */
export function ProspectTable({ rows }: { rows: readonly CheckedProspect[] }) {
  const { t, i18n } = useLingui()
  const ordered = rows.toSorted((a, b) => Number(a.fault === null) - Number(b.fault === null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  const columns = useMemo(
    (): DataColumn<CheckedProspect>[] => [
      { id: 'line', header: t`Line`, width: 56, cell: ({ line }) => line },
      {
        id: 'vin',
        header: t`VIN`,
        width: 190,
        cell: ({ vin }) => <span className={styles.cell}>{vin}</span>,
      },
      {
        id: 'name',
        header: t`Name`,
        width: 150,
        cell: ({ name }) => <span className={styles.cell}>{name}</span>,
      },
      { id: 'result', header: t`Result`, width: 250, cell: (row) => <ProspectResult row={row} /> },
    ],
    [i18n.locale],
  )
  return (
    <div className={styles.rows}>
      <DataTable label={t`Rows to look at`} columns={columns} rows={ordered} rowId={idOf} bare />
    </div>
  )
}
