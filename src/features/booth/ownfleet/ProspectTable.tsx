import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import {
  type CheckedProspect,
  MAX_PROSPECT_NAME,
  MAX_PROSPECTS,
  type ProspectFault,
  type ProspectNote,
} from '#domain/booth/ownFleet/prospects'
import { MISSING } from '../../../i18n/formats'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { DataTable } from '../../../ui/table/DataTable'
import styles from './OwnFleetPreview.module.css'

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

/** The result of one row: why it is left out, or what was changed in it. */
function ProspectResult({ row: { fault, notes } }: { row: CheckedProspect }) {
  const faultText = useFaultText()
  const noteText = useNoteText()
  if (fault !== null)
    return (
      <StatusLabel tone="high" icon={ICONS.circleAlert}>
        {faultText(fault)}
      </StatusLabel>
    )
  return (
    <div className={styles.results}>
      {notes.map((note) => (
        <StatusLabel
          key={note}
          tone={note === 'checkDigit' ? 'med' : 'unk'}
          icon={note === 'checkDigit' ? ICONS.triangleAlert : ICONS.minus}
        >
          {noteText(note)}
        </StatusLabel>
      ))}
    </div>
  )
}

function useFaultText(): (fault: ProspectFault) => string {
  const { t } = useLingui()
  return (fault) => {
    switch (fault.kind) {
      case 'blank':
        return t`Left out: it has no VIN`
      case 'length': {
        const { length } = fault
        return plural(length, {
          one: 'Left out: # character; a VIN has 17',
          other: 'Left out: # characters; a VIN has 17',
        })
      }
      case 'characters': {
        const { characters } = fault
        return t`Left out: a VIN never has ${characters}`
      }
      case 'repeated': {
        const { line } = fault
        return t`Left out: same VIN as line ${line}`
      }
      case 'overLimit':
        return t`Left out, as is every vehicle after it: the limit is ${MAX_PROSPECTS}`
    }
  }
}

function useNoteText(): (note: ProspectNote) => string {
  const { t } = useLingui()
  return (note) => {
    switch (note) {
      case 'checkDigit':
        return t`Shown, but check the VIN: its check digit does not fit`
      case 'named':
        return t`Named by its VIN`
      case 'shortened':
        return t`Name shortened to ${MAX_PROSPECT_NAME} characters`
      case 'numbered':
        return t`Number added, because another vehicle has this name`
      case 'ungrouped':
        return t`In a group named after the company`
      case 'unknownMake':
        return t`Make unknown to this demo`
    }
  }
}
