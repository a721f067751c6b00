import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type BilledLine, estimateOf } from '#domain/account/estimate'
import { PRICE_PER_VEHICLE_USD } from '#domain/account/invoice'
import { linesWithFullPlan } from '#domain/account/plan'
import { useFormats } from '../../../i18n/useFormats'
import { useRegion } from '../../../state/region'
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

/** The current plan, the end of its trial, and the bill during and after it (docs/rules.md SU-02, SU-03). */
export function PlanCard({ subscription, className }: PlanCardProps) {
  const { t, i18n } = useLingui()
  const { money, daysAgo } = useFormats()
  const region = useRegion()
  const { plan, billing, overview, lines, isInventory } = subscription
  const name = i18n._(planLabel(plan.plan, isInventory))
  const basic = i18n._(planLabel('basic', isInventory))
  const full = i18n._(planLabel('full', isInventory))
  const price = money(PRICE_PER_VEHICLE_USD)
  const trialEnd = daysAgo(billing.trialEndsDaysAgo)
  const left = plan.trialDaysLeft
  const monthly = (billed: BilledLine[]) => money(estimateOf(billed, region).totalCents / 100)
  const isOnTheWay = plan.plan === 'basic' || left !== null
  const hasAddOns = lines.some(({ item }) => item !== 'connected')
  const billed = hasAddOns ? t`You pay only for ${basic} and your add-ons` : t`You pay only for ${basic}`
  const now = monthly(lines)
  const after = monthly(linesWithFullPlan(lines))
  return (
    <Card title={t`Your plan`} aside={overview.name} className={className}>
      <p className={styles.head}>
        <span className={styles.name}>{name}</span>
        <StatusLabel
          tone={left === null ? 'ok' : 'brand'}
          icon={left === null ? ICONS.circleCheck : ICONS.clock}
          pill
        >
          {left === null ? t`Active` : t`Free trial`}
        </StatusLabel>
      </p>
      {left !== null && (
        <p className={styles.free}>
          {t`${full} is free until ${trialEnd}.`}{' '}
          <span className={styles.left}>{plural(left, { one: '# day left', other: '# days left' })}</span>
        </p>
      )}
      <ol className={styles.steps}>
        <Step
          when={left === null ? t`Now` : t`During the trial`}
          note={isOnTheWay ? billed : null}
          month={t`${now} per month`}
        />
        {isOnTheWay && (
          <Step
            when={left === null ? t`With ${full}` : t`After the trial`}
            note={t`${full} adds ${price} per connected vehicle, plus tax`}
            month={t`${after} per month`}
          />
        )}
      </ol>
      <p className={styles.text}>{t`Billed automatically for every connected vehicle.`}</p>
      <div className={styles.actions}>
        <LinkButton kind="soft" to="/10" search={{ part: 'plans' }} resetScroll={false}>
          {t`Compare plans`}
        </LinkButton>
      </div>
    </Card>
  )
}

/** A date in the plan: when, what changes, and the monthly cost. */
function Step({ when, note, month }: { when: string; note: string | null; month: string }) {
  return (
    <li>
      <span className={styles.when}>
        {when}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.month}>{month}</span>
    </li>
  )
}
