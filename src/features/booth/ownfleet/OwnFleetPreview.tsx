import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import { MAX_DRIVING } from '#domain/booth/ownFleet/donors'
import {
  type CheckedProspect,
  MAX_PROSPECT_NAME,
  MAX_PROSPECTS,
  type ProspectFault,
  type ProspectNote,
} from '#domain/booth/ownFleet/prospects'
import { MAX_FLEET_NAME } from '#domain/vehicle/fleet'
import { MISSING } from '../../../i18n/formats'
import { Button } from '../../../ui/controls/Button'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { Form } from '../../../ui/fields/Form'
import { TextField } from '../../../ui/fields/TextField'
import { ICONS } from '../../../ui/icons/icons'
import { DataTable } from '../../../ui/table/DataTable'
import type { DataColumn } from '../../../ui/table/dataColumns'
import panels from '../frame/panels.module.css'
import styles from './OwnFleetPreview.module.css'

export interface OwnFleetPreviewProps {
  company: string
  onCompany: (company: string) => void
  rows: readonly CheckedProspect[]
  onShow: () => Promise<void>
  onDiscard: () => void
}

/** What would be shown, before it is: how many vehicles in which groups, and the rows that need attention. */
export function OwnFleetPreview({ company, onCompany, rows, onShow, onDiscard }: OwnFleetPreviewProps) {
  const { t } = useLingui()
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const taken = rows.filter(({ fault }) => fault === null)
  const left = rows.length - taken.length
  const beyond = rows.find(({ fault }) => fault?.kind === 'overLimit')
  const groups = new Set(taken.map(({ group }) => group)).size
  // Of the rows beyond the limit only the first is listed, because thousands would hide those that can be corrected.
  const odd = rows.filter((row) =>
    row.fault === null
      ? row.notes.some((note) => note !== 'ungrouped')
      : row.fault.kind !== 'overLimit' || row === beyond,
  )
  return (
    <Form className={styles.preview} onSubmit={onShow}>
      <p ref={summary} tabIndex={-1} className={styles.summary}>
        <strong>
          {plural(taken.length, {
            0: 'No vehicle can be shown yet.',
            one: '# vehicle will be shown.',
            other: '# vehicles will be shown.',
          })}
        </strong>{' '}
        {taken.length > 0 && plural(groups, { one: 'It is one group.', other: 'They are in # groups.' })}{' '}
        {left > 0 && plural(left, { one: '# row is left out.', other: '# rows are left out.' })}
      </p>
      {taken.length > MAX_DRIVING && (
        <p className={panels.line}>
          <Trans>{MAX_DRIVING} of them drive. The others are parked or waiting to be connected.</Trans>
        </p>
      )}
      {taken.length > 0 && <Makes rows={taken} />}
      {odd.length > 0 && (
        <div>
          <p className={styles.odd}>
            {plural(odd.length, { one: '# row to check', other: '# rows to check' })}
          </p>
          <ProspectTable rows={odd} />
        </div>
      )}
      {taken.length > 0 && (
        <TextField
          label={t`Company`}
          hint={t`Visitors see it on the first screen.`}
          value={company}
          onChange={onCompany}
          maxLength={MAX_FLEET_NAME}
          isRequired
          autoComplete="off"
        />
      )}
      <div className={panels.actions}>
        {taken.length > 0 && (
          <Button kind="primary" submit>
            <Trans>Show this fleet</Trans>
          </Button>
        )}
        <Button kind="plain" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </Form>
  )
}

/** Makes according to the VINs, the most frequent first. */
function Makes({ rows }: { rows: readonly CheckedProspect[] }) {
  const { t } = useLingui()
  const counts = new Map<string, number>()
  for (const { facts } of rows) {
    const make = facts.make ?? t`Make unknown`
    counts.set(make, (counts.get(make) ?? 0) + 1)
  }
  const makes = [...counts].sort(([, a], [, b]) => b - a)
  return (
    <ul className={styles.makes} aria-label={t`Makes`}>
      {makes.map(([make, count]) => (
        <li key={make}>
          {make} <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}

const idOf = ({ line }: CheckedProspect) => String(line)

/** Rows of a list that are left out or changed, with their result; those left out first. */
function ProspectTable({ rows }: { rows: readonly CheckedProspect[] }) {
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
      <DataTable label={t`Rows to check`} columns={columns} rows={ordered} rowId={idOf} bare />
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
        return t`Shown, but check the VIN: its check digit does not match`
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
