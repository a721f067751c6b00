import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AddOnAccount } from '#domain/account/addOns'
import { useCapabilities } from '../../state/capabilities'
import { buttonClass } from '../../ui/controls/buttonClass'
import { cardClass } from '../../ui/display/cardClass'
import { Gate } from '../../ui/feedback/Gate'
import { Notice } from '../../ui/feedback/Notice'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { ICONS } from '../../ui/icons/icons'
import { useAddOnAccount } from '../../widgets/addOns/useAddOnAccount'
import styles from './AddOnGate.module.css'

/** Loads the account whose add-ons a screen shows; shows a message for a dealership, which has none. */
export function AddOnGate({ children }: { children: (account: AddOnAccount) => ReactNode }) {
  const { t } = useLingui()
  const account = useAddOnAccount()
  if (!useCapabilities().fleets) {
    return (
      <section className={cardClass()}>
        <Notice
          icon={ICONS.blocks}
          title={t`Add-on solutions are for fleets`}
          actions={
            <Link to="/1" className={buttonClass('primary')} activeOptions={{ exact: true }}>
              {t`View all vehicles`}
            </Link>
          }
        >
          <p>{t`A dealership’s inventory has none. They can be added once a vehicle is in a fleet.`}</p>
        </Notice>
      </section>
    )
  }
  return (
    <Gate
      live={account}
      frame={(problem) => <section className={cardClass()}>{problem}</section>}
      loading={
        <div>
          <p className="visually-hidden" role="status">{t`Loading add-on solutions`}</p>
          <Skeleton className={styles.wait} />
        </div>
      }
    >
      {children}
    </Gate>
  )
}
