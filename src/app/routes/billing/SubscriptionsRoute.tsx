import { useSearch } from '@tanstack/react-router'
import { SubscriptionsScreen } from '../../../features/subscriptions/SubscriptionsScreen'
import { useSearchChange } from '../search/useSearchChange'

/** Shows the subscription. The address contains the open invoice, and whether a link leads to the plans. */
export function SubscriptionsRoute() {
  const { invoice, part } = useSearch({ from: '/shell/10' })
  const change = useSearchChange<'/shell/10'>()
  return (
    <SubscriptionsScreen
      showsPlans={part === 'plans'}
      openInvoice={invoice ?? null}
      // Navigating back must not reopen the dialog.
      onOpenInvoice={(id) => change({ invoice: id ?? undefined }, id === null ? 'rewrite' : 'step')}
    />
  )
}
