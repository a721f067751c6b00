import { useCapabilities } from '../../state/capabilities'
import { SubscriptionPage, type SubscriptionPageProps } from './SubscriptionPage'
import { useFleetSubscription, useInventorySubscription } from './useSubscription'

export type SubscriptionsScreenProps = Omit<SubscriptionPageProps, 'live'>

/** Plan, estimate, payment and invoices of the signed-in account. */
export function SubscriptionsScreen(props: SubscriptionsScreenProps) {
  return useCapabilities().inventory ? <Inventory {...props} /> : <Fleet {...props} />
}

function Fleet(props: SubscriptionsScreenProps) {
  return <SubscriptionPage {...props} live={useFleetSubscription()} />
}

function Inventory(props: SubscriptionsScreenProps) {
  return <SubscriptionPage {...props} live={useInventorySubscription()} />
}
