import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { IMPORT_PRICE_USD, type ImportRow } from '#domain/vehicle/vinImport'
import { useFormats } from '../../../i18n/FormatsProvider'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { SelectField } from '../../../ui/fields/SelectField'
import styles from './ImportDialog.module.css'
import { PlanTable } from './PlanTable'
import type { useFleetToAddTo } from './useFleetToAddTo'

export interface CheckStepProps {
  rows: readonly ImportRow[]
  onRepair: (row: ImportRow) => void
  fleet: ReturnType<typeof useFleetToAddTo>
  accepted: boolean
  onAccept: (accepted: boolean) => void
  /** Adding was asked for: what is missing is said. */
  tried: boolean
}

/** What would be added, before anything is: every line, the fleet it goes to, and the terms. */
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
