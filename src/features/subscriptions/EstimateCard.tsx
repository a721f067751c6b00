import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { estimateOf } from '#domain/account/estimate'
import { PRICE_PER_VEHICLE_USD } from '#domain/account/invoice'
import { useFormats } from '../../i18n/useFormats'
import { useMayDialFleet } from '../../state/ownFleet'
import { useRegion } from '../../state/region'
import { Card } from '../../ui/display/Card'
import { CardLink } from '../../ui/display/CardLink'
import { billedLabel, TAX_LABELS } from './billedLabels'
import styles from './EstimateCard.module.css'
import type { Subscription } from './useSubscription'

export interface EstimateCardProps {
  subscription: Subscription
  className?: string | undefined
}

/** The current monthly cost of the account (docs/rules.md SU-01). */
export function EstimateCard({ subscription, className }: EstimateCardProps) {
  const { t, i18n } = useLingui()
  const { money, exactPercent, daysAgo } = useFormats()
  const region = useRegion()
  const mayDial = useMayDialFleet()
  const { lines, invoices, isInventory } = subscription
  const estimate = estimateOf(lines, region)
  const price = money(PRICE_PER_VEHICLE_USD)
  const rate = exactPercent(estimate.taxPercent)
  const taxName = i18n._(TAX_LABELS[region])
  const usd = (cents: number) => money(cents / 100)
  const next = invoices.find(({ state }) => state === 'upcoming')
  const nextDay = next && daysAgo(next.daysAgo)
  return (
    <Card title={t`Monthly estimate`} aside={nextDay && t`Next invoice ${nextDay}`} className={className}>
      <p className={styles.total}>{usd(estimate.totalCents)}</p>
      <dl className={styles.sum}>
        {estimate.lines.map(({ item, vehicles, cents }) => (
          <div key={item}>
            <dt>
              {item === 'connected' ? (
                <Link to="/1" search={{ status: 'connected' }} className={styles.link}>
                  {i18n._(billedLabel(item, isInventory))}
                </Link>
              ) : (
                i18n._(billedLabel(item, isInventory))
              )}
              <span className={styles.count}>
                {plural(vehicles, { one: `# vehicle × ${price}`, other: `# vehicles × ${price}` })}
              </span>
            </dt>
            <dd>{usd(cents)}</dd>
          </div>
        ))}
        <div>
          <dt>{t`${taxName}, ${rate}`}</dt>
          <dd>{usd(estimate.taxCents)}</dd>
        </div>
      </dl>
      {!isInventory && <CardLink to="/8">{t`Add-on Solutions`}</CardLink>}
      {!isInventory && mayDial && <CardLink to="/your-fleet">{t`Estimate for your own fleet`}</CardLink>}
    </Card>
  )
}
