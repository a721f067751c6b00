import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { MAX_DRIVING } from '#domain/booth/ownFleet/donors'
import type { CheckedProspect } from '#domain/booth/ownFleet/prospects'
import { MAX_FLEET_NAME } from '#domain/vehicle/fleet'
import { Button } from '../../../ui/controls/Button'
import { Form } from '../../../ui/fields/Form'
import { TextField } from '../../../ui/fields/TextField'
import panels from '../frame/panels.module.css'
import styles from './OwnFleetPreview.module.css'
import { ProspectTable } from './ProspectTable'

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
          <Trans>{MAX_DRIVING} of them drive. The others stand or wait to be connected.</Trans>
        </p>
      )}
      {taken.length > 0 && <Makes rows={taken} />}
      {odd.length > 0 && (
        <div>
          <p className={styles.odd}>
            {plural(odd.length, { one: '# row to look at', other: '# rows to look at' })}
          </p>
          <ProspectTable rows={odd} />
        </div>
      )}
      {taken.length > 0 && (
        <TextField
          label={t`Company`}
          hint={t`Visitors read it on the first screen.`}
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
