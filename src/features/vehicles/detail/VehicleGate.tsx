import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Live } from '#domain/base/live'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { surface } from '../../../ui/display/surface'
import { Gate } from '../../../ui/feedback/Gate'
import { Notice } from '../../../ui/feedback/Notice'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ICONS } from '../../../ui/icons/icons'
import styles from './VehicleGate.module.css'

export interface VehicleGateProps<Vehicle> {
  found: Live<Vehicle>
  /** Why there may be none of that id. */
  missing: string
  children: (vehicle: Vehicle) => ReactNode
}

/** One vehicle by its id, or why it is not shown: it is read, there is none, or it cannot be read. */
export function VehicleGate<Vehicle>({ found, missing, children }: VehicleGateProps<Vehicle>) {
  const { t } = useLingui()
  return (
    <Gate
      live={found}
      loading={<Loading />}
      frame={(problem) => <section className={surface()}>{problem}</section>}
      missing={
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
      }
    >
      {children}
    </Gate>
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
