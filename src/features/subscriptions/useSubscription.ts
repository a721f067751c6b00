import { useMemo } from 'react'
import { type AccountId, accountIdOf } from '#domain/account/accountOverview'
import { type BilledLine, billedLines, isBilledAsConnected } from '#domain/account/estimate'
import { invoicesOnCalendar } from '#domain/account/invoice'
import { type CurrentPlan, currentPlan, linesOfPlan } from '#domain/account/plan'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import { type AccountBilling, useAccountBilling } from '../../data/queries/billing'
import { useDealerVehicles } from '../../data/queries/dealerVehicles'
import { useFormats } from '../../i18n/useFormats'
import { useCapabilities } from '../../state/capabilities'
import { useDemoNow } from '../../state/demoClock'
import { useAddOnAccount } from '../../widgets/addOns/useAddOnAccount'

/** All data of an account on this screen. */
export interface Subscription extends AccountBilling {
  plan: CurrentPlan
  /** The current lines of a monthly bill. */
  lines: BilledLine[]
  /** A dealer's account: lots instead of fleets, and no add-ons. */
  isInventory: boolean
}

/** The account of a fleet, with any plan. */
export function useFleetSubscription(): Live<Subscription> {
  const account = useDatedBilling(accountIdOf(useCapabilities().signIn))
  const billed = useAddOnAccount()
  return useMemo(
    () =>
      mapLive(joinLive({ account, billed }), (stored) =>
        subscription(stored.account, billedLines(stored.billed), false),
      ),
    [account, billed],
  )
}

/** The dealer's account. */
export function useInventorySubscription(): Live<Subscription> {
  const account = useDatedBilling('dealer')
  const inventory = useDealerVehicles()
  return useMemo(
    () =>
      mapLive(joinLive({ account, inventory }), (stored) => {
        const vehicles = stored.inventory.filter(isBilledAsConnected).length
        return subscription(stored.account, [{ item: 'connected', vehicles }], true)
      }),
    [account, inventory],
  )
}

/** The billing of an account with its invoices placed on the calendar. */
function useDatedBilling(id: AccountId): Live<AccountBilling> {
  const account = useAccountBilling(id)
  const now = useDemoNow()
  const { timeZone } = useFormats()
  return useMemo(
    () =>
      mapLive(account, (stored) => ({
        ...stored,
        invoices: invoicesOnCalendar(stored.invoices, now, timeZone),
      })),
    [account, now, timeZone],
  )
}

function subscription(account: AccountBilling, billed: BilledLine[], isInventory: boolean): Subscription {
  const plan = currentPlan(account.billing)
  const lines = linesOfPlan(billed, plan)
  // The upcoming invoice depends on the current fleet, like the estimate beside it.
  const invoices = account.invoices.map((invoice) =>
    invoice.state === 'upcoming' ? { ...invoice, lines } : invoice,
  )
  return { ...account, invoices, plan, lines, isInventory }
}
