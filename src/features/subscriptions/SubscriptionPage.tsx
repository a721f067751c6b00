import type { Live } from '#domain/base/live'
import { cardClass } from '../../ui/display/cardClass'
import { Deferred } from '../../ui/feedback/Deferred'
import { Gate } from '../../ui/feedback/Gate'
import { EstimateCard } from './EstimateCard'
import { InvoiceHistory } from './history/InvoiceHistory'
import { PaymentCard } from './payment/PaymentCard'
import { PlanCard } from './plan/PlanCard'
import { PlanComparison } from './plan/PlanComparison'
import styles from './SubscriptionPage.module.css'
import type { Subscription } from './useSubscription'

export interface SubscriptionPageProps {
  live: Live<Subscription>
  /** The address links to the comparison of the plans. */
  showsPlans: boolean
  /** `?invoice=` of the address. */
  openInvoice: string | null
  /** Opens an invoice; null closes it. */
  onOpenInvoice: (id: string | null) => void
}

/** The cards of an account's subscription, the most important one first. */
export function SubscriptionPage({ live, showsPlans, openInvoice, onOpenInvoice }: SubscriptionPageProps) {
  return (
    <Gate live={live} frame={(problem) => <section className={cardClass()}>{problem}</section>}>
      {(subscription) => (
        <div className={styles.screen}>
          <div className={styles.grid}>
            <PlanCard subscription={subscription} className={styles.plan} />
            <EstimateCard subscription={subscription} className={styles.estimate} />
            <PlanComparison subscription={subscription} isTarget={showsPlans} className={styles.whole} />
            <PaymentCard subscription={subscription} className={styles.whole} />
            <Deferred>
              <InvoiceHistory
                subscription={subscription}
                openId={openInvoice}
                onOpen={onOpenInvoice}
                className={styles.whole}
              />
            </Deferred>
          </div>
        </div>
      )}
    </Gate>
  )
}
