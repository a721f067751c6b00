import { type CardMonth, type CardState, cardMonth, cardState } from '#domain/account/card'
import type { Billing } from '#domain/account/invoice'
import { calendarDay } from '#domain/base/demoTime'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'

export interface CardExpiry {
  month: CardMonth
  /** As on cards: "04/2028". */
  text: string
  state: CardState
}

/** Expiry of an account's card. */
export function useCard({ cardExpiresDaysAgo }: Pick<Billing, 'cardExpiresDaysAgo'>): CardExpiry {
  const { timeZone } = useFormats()
  const now = useDemoNow()
  const month = cardMonth(cardExpiresDaysAgo, now, timeZone)
  return {
    month,
    text: `${String(month.month).padStart(2, '0')}/${month.year}`,
    state: cardState(month, calendarDay(now, timeZone, 0)),
  }
}
