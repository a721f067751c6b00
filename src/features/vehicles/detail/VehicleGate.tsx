import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { answerOf, failureOf, type Live } from '../../../data/core/live'
import type { AppErrorCode } from '../../../domain/kiosk/errors'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { surface } from '../../../ui/display/surface'
import { Notice } from '../../../ui/feedback/Notice'
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ICONS } from '../../../ui/icons/icons'
import styles from './VehicleGate.module.css'

export interface VehicleGateProps<Vehicle> {
  found: Live<Vehicle | null | undefined>
  /** Why there may be none of that id. */
  missing: string
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
  children: (vehicle: Vehicle) => ReactNode
}

/** One vehicle by its id, or why it is not shown: it is read, there is none, or it cannot be read. */
export function VehicleGate<Vehicle>({
  found,
  missing,
  problem,
  onRetry,
  children,
}: VehicleGateProps<Vehicle>) {
  const { t } = useLingui()
  const vehicle = answerOf(found)
  const code = failureOf(found) ?? problem
  if (vehicle === undefined) {
    return (
      <section className={surface()}>
        <Notice
          icon={ICONS.car}
          title={t`We could not find this vehicle`}
          actions={
            <Link to="/1" className={buttonClass('primary')} activeOptions={{ exact: true }}>
              {t`View all vehicles`}
            </Link>
          }
        >
          <p>{missing}</p>
        </Notice>
      </section>
    )
  }
  if (vehicle !== null) return children(vehicle)
  return code === null ? (
    <Loading />
  ) : (
    <section className={surface()}>
      <ProblemPanel code={code} onRetry={() => onRetry(code)} />
    </section>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <div className={styles.wait}>
      <p className="visually-hidden" role="status">{t`Loading vehicle`}</p>
      <Skeleton className={styles.hero} />
      <Skeleton className={styles.tires} />
    </div>
  )
}
