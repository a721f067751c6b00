import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { VehicleStatus } from '#domain/vehicle/vehicle'
import { STATUS_LABELS } from '../../../../i18n/labels'
import { STATUS_DESCRIPTIONS, STATUS_STEPS } from '../../../../widgets/vehicle/statusLabels'
import styles from './StatusNote.module.css'

/** What the status of a vehicle means, and what to do about it. */
export function StatusMeaning({ status, children }: { status: VehicleStatus; children?: ReactNode }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const step = STATUS_STEPS[status]
  return (
    <div className={`${styles.note} ${styles[status]}`}>
      <h3 className={styles.title}>{_(STATUS_LABELS[status])}</h3>
      <p>{_(STATUS_DESCRIPTIONS[status])}</p>
      {step && (
        <p>
          <strong className={styles.what}>{t`What to do:`}</strong> {_(step)}
        </p>
      )}
      {children}
    </div>
  )
}
