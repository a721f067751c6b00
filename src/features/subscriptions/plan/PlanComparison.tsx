import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { PRICE_PER_VEHICLE_USD } from '#domain/account/invoice'
import { comparePlans, PLAN_IDS } from '#domain/account/plan'
import type { LockablePart } from '#domain/device/capabilities'
import { SCREEN_TITLES } from '../../../i18n/titles'
import { useFormats } from '../../../i18n/useFormats'
import { useCapabilities } from '../../../state/capabilities'
import { useKioskConfig } from '../../../state/config'
import { useRegion } from '../../../state/region'
import { cardClass } from '../../../ui/display/cardClass'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { planLabel } from '../billedLabels'
import type { Subscription } from '../useSubscription'
import styles from './PlanComparison.module.css'

export interface PlanComparisonProps {
  subscription: Subscription
  /** The address links here: the comparison is scrolled to and takes the focus. */
  isTarget: boolean
  className: string | undefined
}

/** Included in every plan. */
const ALWAYS: readonly MessageDescriptor[] = [
  msg`Vehicle health and diagnostics`,
  msg`Recalls and notifications`,
  msg`Users, roles, and invitations`,
]

const PART_LABELS: Record<LockablePart, MessageDescriptor> = {
  vehiclePositions: msg`Vehicle positions on the map`,
  distances: SCREEN_TITLES.distanceDriven,
  fuelUse: msg`Fuel and energy use`,
  levels: msg`Fuel and charge levels`,
  tripHistory: msg`Trip history and driver scores`,
  driverBehavior: msg`Driver behavior`,
  performance: msg`Fleet performance`,
  geofences: msg`Geofences`,
}

/** The two plans side by side, according to the product's locks (docs/rules.md SU-04, SU-06). */
export function PlanComparison({ subscription, isTarget, className }: PlanComparisonProps) {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const config = useKioskConfig()
  const { camera } = useCapabilities()
  const region = useRegion()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isTarget) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [isTarget])
  const { plan, isInventory } = subscription
  const price = money(PRICE_PER_VEHICLE_USD)
  const basic = i18n._(planLabel('basic', isInventory))
  const prices = {
    basic: t`${price} per connected vehicle per month, plus tax`,
    full: t`${basic}, plus another ${price} per connected vehicle per month`,
  }
  const rows = [
    ...ALWAYS.map((label) => ({ label, has: { basic: true, full: true } })),
    ...comparePlans({ config, region, addOns: { camera } }).map(({ part, has }) => ({
      label: PART_LABELS[part],
      has,
    })),
  ]
  return (
    <section className={cardClass(styles.card, className)} aria-labelledby="plans">
      <h2 id="plans" ref={heading} tabIndex={-1} className={styles.title}>
        {t`Compare plans`}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {PLAN_IDS.map((id) => (
              <th key={id} scope="col" data-current={plan.plan === id ? '' : undefined}>
                <span className={styles.plan}>{i18n._(planLabel(id, isInventory))}</span>
                {plan.plan === id && (
                  <StatusLabel tone="brand" icon={ICONS.circleCheck} pill>
                    {plan.trialDaysLeft === null ? t`Your plan` : t`Your trial`}
                  </StatusLabel>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t`Price`}</th>
            {PLAN_IDS.map((id) => (
              <td key={id} data-current={plan.plan === id ? '' : undefined}>
                {prices[id]}
              </td>
            ))}
          </tr>
          {rows.map(({ label, has }) => (
            <tr key={i18n._(label)}>
              <th scope="row">{i18n._(label)}</th>
              {PLAN_IDS.map((id) => (
                <td key={id} data-current={plan.plan === id ? '' : undefined}>
                  <StatusLabel tone={has[id] ? 'ok' : 'unk'} icon={has[id] ? ICONS.circleCheck : ICONS.minus}>
                    {has[id] ? t`Included` : t`Not included`}
                  </StatusLabel>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
