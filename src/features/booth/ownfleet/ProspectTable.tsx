import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { CheckedProspect } from '#domain/booth/ownFleet/prospects'
import { MISSING } from '../../../i18n/formats'
import { DataTable } from '../../../ui/table/DataTable'
import type { DataColumn } from '../../../ui/table/dataColumns'
import styles from './OwnFleetPreview.module.css'
import { ProspectResult } from './ProspectResult'

const idOf = ({ line }: CheckedProspect) => String(line)

/** Rows of a list that are left out or changed, with their result; those left out first. */
export function ProspectTable({ rows }: { rows: readonly CheckedProspect[] }) {
  const { t, i18n } = useLingui()
  const ordered = rows.toSorted((a, b) => Number(a.fault === null) - Number(b.fault === null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  const columns = useMemo(
    (): DataColumn<CheckedProspect>[] => [
      // Two columns: on a phone the result is below the original text, and nothing has to be expanded.
      {
        id: 'vin',
        header: t`VIN`,
        width: 220,
        cell: ({ line, vin, name }) => (
          <>
            <span className={styles.vin}>{vin || MISSING}</span>
            <span className={styles.written}>
              {t`Line ${line}`}
              {name !== '' && ` · ${name}`}
            </span>
          </>
        ),
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
