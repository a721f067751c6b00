import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PRICE_PER_VEHICLE_USD } from '../../../domain/account/invoice'
import { useFormats } from '../../../i18n/FormatsProvider'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { Card } from '../../../ui/display/Card'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { planLabel } from '../billedLabels'
import type { Subscription } from '../useSubscription'
import styles from './PlanCard.module.css'

export interface PlanCardProps {
  subscription: Subscription
  className?: string | undefined
}

/** Which plan the account has, until when it is free, and what comes then (docs/rules.md SU-02, SU-03). */
export function PlanCard({ subscription, className }: PlanCardProps) {
  const { t, i18n } = useLingui()
  const { money, daysAgo } = useFormats()
  const { plan, billing, overview, isInventory } = subscription
  const name = i18n._(planLabel(plan.plan, isInventory))
  const price = money(PRICE_PER_VEHICLE_USD)
  const trialEnd = daysAgo(billing.trialEndsDaysAgo)
  const left = plan.trialDaysLeft
  return (
    <Card title={t`Your plan`} aside={overview.name} className={className}>
      <p className={styles.name}>
        {name}
        <StatusLabel
          tone={left === null ? 'ok' : 'brand'}
          icon={left === null ? ICONS.circleCheck : ICONS.clock}
          pill
        >
          {left === null ? t`Active` : t`Free trial`}
        </StatusLabel>
      </p>
      {left === null ? (
        <p className={styles.text}>
          {t`${price} per connected vehicle per month, plus tax. Billed automatically.`}
        </p>
      ) : (
        <>
          <p className={styles.until}>
            <strong>{t`Free until ${trialEnd}`}</strong>
            <span>{plural(left, { one: '# day left', other: '# days left' })}</span>
          </p>
          <p className={styles.text}>
            {t`From then on, ${name} is billed automatically: ${price} more per connected vehicle per month, plus tax. Your monthly estimate stays the same until then.`}
          </p>
        </>
      )}
      <div className={styles.actions}>
        <LinkButton kind="soft" to="/10" search={{ part: 'plans' }} resetScroll={false}>
          {t`Compare plans`}
        </LinkButton>
      </div>
    </Card>
  )
}
